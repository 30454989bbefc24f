import { useSyncExternalStore } from 'react';

/** As the styles have it: from here on fields and page stand beside each other. */
const WIDE = matchMedia('(width >= 1100px)');

const watch = (changed: () => void) => {
  WIDE.addEventListener('change', changed);
  return () => WIDE.removeEventListener('change', changed);
};

/** Whether there is room for fields and page beside each other. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, () => WIDE.matches);
