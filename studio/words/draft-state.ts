import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { edit } from './edit';
import { writeWhole } from './mirror';

const step = z.strictObject({
  file: z.string(),
  edit,
  splice: z.strictObject({ at: z.int(), was: z.string(), is: z.string() }),
  /** One deed with the step before it: they are undone together. */
  joined: z.literal(true).optional(),
});
export type Step = z.infer<typeof step>;

const state = z.strictObject({
  /** The text of each file that a step is about, as it was in content/ before the first. */
  base: z.record(z.string(), z.string()),
  /** What was done, and what of it was undone: the steps after the first `done`. */
  steps: z.array(step),
  done: z.int().min(0),
  /** Whether it is being written into content/: what was broken off is done to its end. */
  publishing: z.boolean(),
  /** What the files published last said before, and what was published. */
  before: z.record(z.string(), z.strictObject({ was: z.string(), is: z.string() })),
});
export type DraftState = z.infer<typeof state>;

export const EMPTY: DraftState = { base: {}, steps: [], done: 0, publishing: false, before: {} };

/**
 * @throws Error that says what to do, for a file that is not ours or was damaged: a draft is not thrown away
 * in silence
 */
export function readState(file: string): DraftState {
  if (!existsSync(file)) return structuredClone(EMPTY);
  try {
    return state.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`The draft can’t be read: ${file}. Move that file away to begin without it.`);
  }
}

export const writeState = (file: string, now: DraftState): void => writeWhole(file, JSON.stringify(now));
