/**
 * Says on each panel's summary whether it is open, and opens the panel a link leads into for browsers that do not do
 * so themselves. Returns how to stop.
 */
export function watchPanels(): () => void {
  const stop = new AbortController();
  for (const panel of document.querySelectorAll<HTMLDetailsElement>('details.panel')) {
    const tell = () => panel.querySelector('summary')?.setAttribute('aria-expanded', String(panel.open));
    panel.addEventListener('toggle', tell, { signal: stop.signal });
    tell();
  }
  document.addEventListener('click', openTarget, { signal: stop.signal });
  return () => stop.abort();
}

function openTarget({ target }: Event) {
  const hash = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]')?.hash;
  const panel = hash && document.getElementById(hash.slice(1))?.closest('details');
  if (panel) panel.open = true;
}
