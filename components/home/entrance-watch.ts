/**
 * Lets what is marked data-enter, and stands below the fold, come in when it is first seen. Until then it is simply
 * there: for a printer, a search, a visitor who never scrolls. Returns how to stop.
 */
export function watchEntrances(): () => void {
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
  return () => observer.disconnect();
}
