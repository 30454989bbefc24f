import { readStored, writeStored } from './stored-json';

const KEY = 'plumbline.counted';

/**
 * Storage may be switched off or hold anything; then what was counted is remembered for as long as the page.
 */
let inMemory: string[] = [];
const storage = () => sessionStorage;

/** The events that this tab has counted. */
export function counted(): string[] {
  const stored = readStored<unknown>(storage, KEY);
  return Array.isArray(stored) ? (stored as string[]) : inMemory;
}

export function keepCounted(events: string[]): void {
  inMemory = events;
  writeStored(storage, KEY, events);
}
