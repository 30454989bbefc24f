/** Nothing to do. Without this file Turbopack looks for one in the folders above, and finds the site's. */
export function register(): void {}
