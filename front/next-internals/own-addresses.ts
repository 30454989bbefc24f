// Delete when plain Next answers 404 to these addresses, and not 500. Test: tests/http/next-internals.spec.ts

/** Next's page for a failure, which it renders at build like the pages of the site. */
export const ERROR_PAGE = '/_global-error';
/** Next's address of the page for 404, which is rendered at build, too. */
export const MISSING_PAGE = '/_not-found';
const ASKED_FOR = /^\/_global-error(?=[?#]|$)/;

/** An address that does not ask for that page, but for the one that says that there is none. */
export const withoutErrorPage = (url: string) => url.replace(ASKED_FOR, MISSING_PAGE);

/**
 * Whether a decoded part of an address could be a place of a route, such as [slug]: Next writes them with
 * brackets and, where those came encoded, looks for the page of that name until it gives up.
 */
export const isPlace = (part: string) => part.includes('[');

/** Where Next serves its own files. */
export const NEXT_FILES = '/_next/';
