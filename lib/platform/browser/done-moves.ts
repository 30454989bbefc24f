import type { StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { readStored, writeStored } from './stored-json';

const KEY = 'plumbline.done';
const CHANGED = 'plumbline:done';
const storage = () => localStorage;

/** The statements whose moves were marked as done in this browser, by result. Storage may hold anything. */
const kept = () => ({ ...readStored<Record<string, string[]>>(storage, KEY) });

function keep(done: Record<string, unknown> | null): void {
  writeStored(storage, KEY, done);
  dispatchEvent(new Event(CHANGED));
}

/** Those of a result in one text, which is the same until they change. */
export const doneMoves = (result: string): string => [kept()[result] ?? []].flat().join();
export const hasDone = (): boolean => Object.keys(kept()).length > 0;
export const clearDone = (): void => keep(null);

/** Marks a move as done, or takes the mark away. */
export function toggleDone(result: string, statement: StatementId): void {
  const before = doneMoves(result).split(',').filter(Boolean);
  const after = before.filter((one) => one !== statement);
  const { [result]: _, ...others } = kept();
  const mine = after.length < before.length ? after : [...before, statement];
  const all = mine.length > 0 ? { ...others, [result]: mine } : others;
  keep(Object.keys(all).length > 0 ? all : null);
}

/** Calls back at every change, in other tabs too. */
export function onDoneChange(callback: () => void): () => void {
  const stop = new AbortController();
  addEventListener(CHANGED, callback, stop);
  addEventListener('storage', callback, stop);
  return () => stop.abort();
}
