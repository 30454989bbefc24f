// Delete when front/calls.ts goes, which passes by Next's router. Test: tests/http/front.spec.ts

const UNTIDY = /#|\/$|\/\/|\\|\/(\.|%2e){1,2}(\/|$)/i;

/** Whether Next's router redirects a path to one that is written properly, or may do so. */
export const mayBeRedirected = (path: string) => UNTIDY.test(path);
