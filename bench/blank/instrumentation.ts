/** Nothing: without a file of its own the blank page would be given the site's. */
export function register() {}
