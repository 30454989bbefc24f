/**
 * Keeps toasts above the page's bar at the lower edge (`data-bottom-bar`), wherever that is: it sticks to the
 * edge of the window, and moves up with the page where that ends. A bar in the upper half is no toast's
 * neighbour.
 * @returns what ends it
 */
export function liftToasts(): () => void {
  const bar = document.querySelector('[data-bottom-bar]');
  if (!bar) return () => {};
  const lift = () => {
    const { top } = bar.getBoundingClientRect();
    const height = top > innerHeight / 2 ? Math.max(0, innerHeight - top) : 0;
    document.documentElement.style.setProperty('--toast-lift', `${height}px`);
  };
  const size = new ResizeObserver(lift);
  size.observe(bar);
  const end = new AbortController();
  for (const event of ['scroll', 'resize'])
    addEventListener(event, lift, { passive: true, signal: end.signal });
  return () => {
    size.disconnect();
    end.abort();
    document.documentElement.style.removeProperty('--toast-lift');
  };
}
