import { useSyncExternalStore } from 'react';

/** Another tab has stored something, or this page says that it has. */
function onStorage(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/**
 * What only a browser knows, once React has taken the page over.
 * @param read gives the same each time, and never a thing made anew
 * @param before what stands until then, on the server too
 */
export const useInBrowser = <T>(read: () => T, before: T): T =>
  useSyncExternalStore(onStorage, read, () => before);

/**
 * Whether React has taken the page over. What only a script can do is not shown as something to press before
 * that: neither where scripts are off, nor where they are late or don't come.
 */
export const useScripted = (): boolean => useInBrowser(() => true, false);

/**
 * The classes of what only a script can do, where it stands in the flow: its place is kept, so that nothing
 * moves when the script comes. Where scripts are off, none comes, and the place is closed.
 */
const UNSEEN = 'invisible noscript:hidden';

/** The same, and none once the script is there. */
export const useUnseen = (): string => (useScripted() ? '' : UNSEEN);
