import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => {};

/**
 * Whether React has taken the page over. What only a script can do is not shown as something to press before that: neither
 * where scripts are off, nor where they are late or don't come.
 */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
