// Delete when Next's page for an error has no style in it. Test: tests/unit/front/policy.test.ts

/** The hash of the style that Next writes into a page that breaks, as a policy names it. */
export const NEXT_ERROR_STYLE = "'sha256-Wwucq8eX2r0YFymkQhDXm5hN0+FfSvI3s4JSSaqa4iw='";
