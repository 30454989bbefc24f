import { oncePerProcess } from './once-per-process';

/** Wakes the workers of this process: mail was queued, or a webhook event was recorded. */
export type WorkNotifier = { mailQueued: () => void; eventRecorded: () => void };

/** Where no worker runs in this process: the work is done when a worker polls next. */
export const NO_NOTIFIER: WorkNotifier = { mailQueued: () => undefined, eventRecorded: () => undefined };

const heard = oncePerProcess('plumblineWorkers', () => ({ by: NO_NOTIFIER }));

/** The notifier of this process. It does nothing until the server has started its workers. */
export const WORK_NOTIFIER: WorkNotifier = {
  mailQueued: () => heard.by.mailQueued(),
  eventRecorded: () => heard.by.eventRecorded(),
};

/** Sets what is woken from now on: the workers that the server has started. */
export function setWorkNotifier(by: WorkNotifier): void {
  heard.by = by;
}
