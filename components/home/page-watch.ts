/** What the landing page does with a script, until `signal` says stop. Without one it works as well. */
export function watchPage(signal: AbortSignal): void {
  watchPanels(signal);
  watchEntrances(signal);
}

/** Says on each panel's summary whether it is open, and opens panels for browsers that a link does not make do so. */
function watchPanels(signal: AbortSignal): void {
  for (const panel of document.querySelectorAll<HTMLDetailsElement>('details.fold')) {
    const tell = () => panel.querySelector('summary')?.setAttribute('aria-expanded', String(panel.open));
    panel.addEventListener('toggle', tell, { signal });
    tell();
  }
  document.addEventListener('click', openTarget, { signal });
}

function openTarget({ target }: Event) {
  const hash = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]')?.hash;
  const panel = hash && document.getElementById(hash.slice(1))?.closest('details');
  if (panel) panel.open = true;
}

/**
 * Lets what is marked data-enter, and stands below the fold, come in when it is first seen. Until then it is simply
 * there: for a printer, a search, a visitor who never scrolls.
 */
function watchEntrances(signal: AbortSignal): void {
  const below = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) {
        below.add(target);
        continue;
      }
      if (below.has(target)) target.classList.add('enters');
      observer.unobserve(target);
    }
  });
  document.querySelectorAll('[data-enter]').forEach((element) => observer.observe(element));
  signal.addEventListener('abort', () => observer.disconnect());
}
