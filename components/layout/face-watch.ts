import { TYPEFACES } from '@/lib/kernel/typefaces';

/**
 * Fetches the typefaces that a page has left for later (scripts/setup/first-paint/later-faces.ts), once it is
 * there, and notes them when it has all: with one there and another not, faces would be mixed.
 */
export function watchFaces(): void {
  const later = document.documentElement.dataset.later?.split(' ');
  if (!later) return;
  // Words are to be seen first: a frame that was asked for, and even the load, may come before they are.
  const watch = new PerformanceObserver((paints) => {
    if (!paints.getEntriesByName('first-contentful-paint').length) return;
    watch.disconnect();
    const begin = () => void fetchAll(later).catch(() => {});
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin);
  });
  watch.observe({ type: 'paint', buffered: true });
}

async function fetchAll(files: string[]): Promise<void> {
  for (const file of files) {
    const got = await fetch(file, { priority: 'low' });
    if (!got.ok) return;
    await got.blob();
  }
  const noted = localStorage.getItem(TYPEFACES)?.split(' ') ?? [];
  localStorage.setItem(TYPEFACES, [...new Set([...noted, ...files])].join(' '));
}
