import type { Desk } from '../desk/desk';

const nothing = () => Promise.reject(new Error('There is no database.'));

/** A desk of which nobody may ask anything but what is given. */
export const aDesk = (given: Partial<Desk> = {}): Desk => ({
  ...{ isThere: () => true, zone: () => Promise.resolve('America/New_York') },
  ...{ read: nothing, open: nothing, person: nothing, file: nothing, ask: nothing, act: nothing },
  ...given,
});
