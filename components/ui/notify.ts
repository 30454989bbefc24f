import { useSyncExternalStore } from 'react';

/** What a toast says. Errors also stand where they happened: a toast goes away. */
export type Notice = { title: string; text?: string; tone?: 'plain' | 'error' };

let shown: Notice | null = null;
const listeners = new Set<() => void>();

function show(notice: Notice | null): void {
  shown = notice;
  for (const changed of listeners) changed();
}

/** Shows a toast. There is never more than one: a new one takes the place of the one before. */
export const notify = (notice: Notice): void => show({ ...notice });

export const closeNotice = (): void => show(null);

/** Closes the toast about an error, if there is one: what it was about is solved, or left behind. */
export function closeError(): void {
  if (shown?.tone === 'error') show(null);
}

/** For the one place that shows toasts. */
export const useNotice = (): Notice | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
