/** What a toast says. Errors also stand where they happened: a toast goes away. */
export type Notice = { title: string; text?: string; tone?: 'plain' | 'error' };

type Listener = { show: (notice: Notice) => void; closeError: () => void };

let listener: Listener | undefined;
let waiting: Notice | undefined;

/** Shows a toast. There is never more than one: a new one takes the place of the one before. */
export function notify(notice: Notice): void {
  if (listener) listener.show(notice);
  else waiting = notice;
}

/** Closes the toast about an error, if there is one: what it was about is solved, or left behind. */
export function closeError(): void {
  waiting = undefined;
  listener?.closeError();
}

/** For the one place that shows toasts. A notice that came before it was ready is handed over at once. */
export function onNotice(toasts: Listener): () => void {
  listener = toasts;
  if (waiting) toasts.show(waiting);
  waiting = undefined;
  return () => {
    listener = undefined;
  };
}
