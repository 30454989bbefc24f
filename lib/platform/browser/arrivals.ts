import { readStored, writeStored } from './stored-json';

const KEY = 'plumbline.arrived';
const storage = () => sessionStorage;
const arrivals = new Map<string, boolean>();

/** Whether this page is the first look that this tab has at a result. */
export function isArrival(result: string): boolean {
  if (!arrivals.has(result)) {
    const key = `${KEY}.${result}`;
    arrivals.set(result, readStored(storage, key) === null);
    writeStored(storage, key, true);
  }
  return arrivals.get(result)!;
}
