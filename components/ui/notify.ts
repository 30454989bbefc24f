/** What a toast says. Errors also stand where they happened: a toast goes away. */
export type Notice = { title: string; text?: string; tone?: 'plain' | 'error' };

type Listener = (notice: Notice) => void;

let listener: Listener | undefined;
let waiting: Notice | undefined;

/** Shows a toast. There is never more than one: a new one takes the place of the one before. */
export function notify(notice: Notice): void {
  if (listener) listener(notice);
  else waiting = notice;
}

/** For the one place that shows toasts. A notice that came before it was ready is handed over at once. */
export function onNotice(show: Listener): () => void {
  listener = show;
  if (waiting) show(waiting);
  waiting = undefined;
  return () => {
    listener = undefined;
  };
}
