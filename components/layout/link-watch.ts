/**
 * Fetches the page of a link while it is pressed, for browsers that prepare no pages by themselves
 * (speculation rules). It is kept for the moment that the click takes to come (Cache-Control of still pages,
 * scripts/setup/record.ts).
 * @param prepared addresses that may be fetched ahead, `/*` at the end for all below it
 */
export function watchLinks(prepared: string[]): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  document.addEventListener('pointerdown', ({ target, button }) => {
    const link = (target as Element).closest('a');
    if (!link || button !== 0 || link.target || link.origin !== location.origin) return;
    const { pathname } = link;
    if (pathname !== location.pathname && isOneOf(prepared, pathname)) fetch(link.href).catch(() => {});
  });
}

/** Whether this is the address of one of these pages, `/*` at the end for all below it. */
export const isOneOf = (pages: string[], pathname: string) =>
  pages.some((path) => (path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path));
