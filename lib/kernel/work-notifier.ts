import { oncePerProcess } from './once-per-process';

export type WorkNotifier = { mailQueued: () => void; eventRecorded: () => void };

/** For a process without workers: theirs poll. */
export const NO_NOTIFIER: WorkNotifier = { mailQueued: () => undefined, eventRecorded: () => undefined };

const heard = oncePerProcess('plumblineWorkers', () => ({ by: NO_NOTIFIER }));

/** Does nothing until the server has started its workers. */
export const WORK_NOTIFIER: WorkNotifier = {
  mailQueued: () => heard.by.mailQueued(),
  eventRecorded: () => heard.by.eventRecorded(),
};

export function setWorkNotifier(by: WorkNotifier): void {
  heard.by = by;
}
