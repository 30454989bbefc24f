import { DAY } from '@/lib/kernel/time';
import { storedJson } from '@/lib/platform/browser/stored-json';

/** No room is there for longer, and none is answered before it is made. */
const LIFE_MS = 30 * DAY;

/** The key of this browser's answer in a room, first sent `at`; `sent`: it is known to be stored. */
type Kept = { key: string; sent: boolean; at: number };

const stored = storedJson<Record<string, Kept>>(() => localStorage, 'plumbline.teamAnswers');
const all = () => stored.read() ?? {};
const isRecent = ({ at }: Kept) => Date.now() - at < LIFE_MS;

/** By which key this browser answers in a room; null: it has none yet. */
export const keptAnswerKey = (room: string): string | null => all()[room]?.key ?? null;

/** The same if its answer is known to be stored. */
export function sentAnswerKey(room: string): string | null {
  const kept = all()[room];
  return kept?.sent ? kept.key : null;
}

/** Keeps the key that is being sent, so that a second sending changes the same answer. */
export function keepAnswerKey(room: string, key: string): void {
  if (keptAnswerKey(room) !== key) write(room, key, false);
}

export function noteAnswered(room: string, key: string): void {
  write(room, key, true);
}

export function forgetOldAnswers(): void {
  const kept = Object.entries(all());
  const recent = kept.filter(([, one]) => isRecent(one));
  if (recent.length === kept.length) return;
  stored.write(recent.length > 0 ? Object.fromEntries(recent) : null);
}

function write(room: string, key: string, sent: boolean): void {
  const known = all();
  stored.write({ ...known, [room]: { key, sent, at: known[room]?.at ?? Date.now() } });
}
