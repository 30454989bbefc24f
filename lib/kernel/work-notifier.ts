import { oncePerProcess } from './once-per-process';

/** Who waits for what others leave to do is told that there is something: mail that was queued, events that were recorded. */
export type Bells = { mailQueued: () => void; eventRecorded: () => void };

/** Where nobody waits: it is done when the workers look next. */
export const NO_BELLS: Bells = { mailQueued: () => undefined, eventRecorded: () => undefined };

const heard = oncePerProcess('plumblineWorkers', () => ({ by: NO_BELLS }));

/** The bells of this process: whoever has asked to hear them does, if anybody has. */
export const BELLS: Bells = {
  mailQueued: () => heard.by.mailQueued(),
  eventRecorded: () => heard.by.eventRecorded(),
};

/** Says who hears the bells from now on: the workers that the server has started. */
export function hangBells(by: Bells): void {
  heard.by = by;
}
