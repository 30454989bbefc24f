import type { Challenge, StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { storedJson } from '@/lib/platform/browser/stored-json';

const arrivals = new Map<string, boolean>();

/** Whether this page is the first look that this tab has at a result. */
export function isArrival(result: string): boolean {
  if (!arrivals.has(result)) {
    const seen = storedJson<true>(() => sessionStorage, `plumbline.arrived.${result}`);
    arrivals.set(result, seen.read() === null);
    seen.write(true);
  }
  return arrivals.get(result)!;
}

/** The challenges that this tab has sent, with the id of the result that came of it. */
type Named = { result: string; challenges: readonly string[] };
const named = storedJson<Named>(() => sessionStorage, 'plumbline.named');

/** @param sent null: forgets it */
export const keepNamed = (sent: Named | null): void => void named.write(sent);

/** Whether this tab has sent a challenge with this very result. */
export function isNamed(challenge: Challenge, result: string): boolean {
  const kept: Partial<Named> | null = named.read();
  return kept?.result === result && kept.challenges?.includes(challenge) === true;
}

/** The statements whose moves were marked as done in this browser, by result. Storage may hold anything. */
const done = storedJson<Record<string, string[]>>(() => localStorage, 'plumbline.done');
const CHANGED = 'plumbline:done';
const allDone = () => ({ ...done.read() });

function keepDone(all: Record<string, string[]>): void {
  done.write(Object.keys(all).length > 0 ? all : null);
  dispatchEvent(new Event(CHANGED));
}

/** Those of a result in one text, which is the same until they change. */
export const doneMoves = (result: string): string => [allDone()[result] ?? []].flat().join();
export const hasDone = (): boolean => Object.keys(allDone()).length > 0;
export const clearDone = (): void => keepDone({});

export function toggleDone(result: string, statement: StatementId): void {
  const before = doneMoves(result).split(',').filter(Boolean);
  const after = before.filter((one) => one !== statement);
  const { [result]: _, ...others } = allDone();
  const mine = after.length < before.length ? after : [...before, statement];
  keepDone(mine.length > 0 ? { ...others, [result]: mine } : others);
}

/** Calls back at every change, in other tabs too. */
export function onDoneChange(callback: () => void): () => void {
  const stop = new AbortController();
  addEventListener(CHANGED, callback, stop);
  addEventListener('storage', callback, stop);
  return () => stop.abort();
}
