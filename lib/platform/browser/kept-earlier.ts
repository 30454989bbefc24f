import { readStored, writeStored } from './stored-json';

/** A result that a link has brought, until the tab is closed: the next one is compared with it. */
type Kept = {
  /** Of the link's address, to be read by lib/diagnostic/rules/retake.ts. */
  fragment: string;
  /** The id of the result that is compared with it; null: it is still to be sent. */
  result: string | null;
  /** The id of the result that the next one corrects; null: it is another diagnostic. */
  corrects: string | null;
};

const KEY = 'plumbline.earlier';
const storage = () => sessionStorage;

export const keptEarlier = (): Kept | null => readStored<Kept>(storage, KEY);
/** @param earlier null: forgets it */
export const keepEarlier = (earlier: Kept | null): void => writeStored(storage, KEY, earlier);
/** Whether there is something to compare a result with. */
export const hasEarlier = (result: string): boolean => keptEarlier()?.result === result;
