/** What a page with panels does with a script. Without one it works as well. */
export function watchPage(): void {
  document.addEventListener('click', openTarget);
  watchEntrances();
}

/** Opens the panel that a link leads into, for browsers that do not do so by themselves. */
function openTarget({ target }: Event) {
  const hash = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]')?.hash;
  const panel = hash && document.getElementById(hash.slice(1))?.closest('details');
  if (panel) panel.open = true;
}

/**
 * Lets what is marked data-enter, and stands below the fold, come in when it is first seen. Until then it is
 * simply there: for a printer, a search, a visitor who never scrolls.
 */
function watchEntrances(): void {
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
}
