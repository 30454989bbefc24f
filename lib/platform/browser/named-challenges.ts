import type { Challenge } from '@/lib/diagnostic/rules/questionnaire';
import { readStored, writeStored } from './stored-json';

/** The challenges that this tab has sent, with the id of the result that came of it. */
type Named = { result: string; challenges: readonly string[] };

const KEY = 'plumbline.named';
const storage = () => sessionStorage;

/** @param named null: forgets it */
export const keepNamed = (named: Named | null): void => void writeStored(storage, KEY, named);

/** Whether this tab has sent a challenge with this very result. */
export function isNamed(challenge: Challenge, result: string): boolean {
  const kept = readStored<Partial<Named>>(storage, KEY);
  return kept?.result === result && kept.challenges?.includes(challenge) === true;
}
