import { err, ok, type Result } from '@/lib/kernel/result';
import { firmText, isGroup, RATINGS, readFirm, type Firm } from './firm';
import { give } from './give';
import type { AnyDemo, AnyState } from './model';
import { planName } from './store';
import { firmOf, take } from './take';
import { told } from './told';
import { usable } from './usable';

/**
 * The file that travels through all tools, a .plumbline.json.
 * @param file what was opened before, if anything: all of it that this demo has not changed is saved again,
 * but for single people’s ratings, which only their own tool saves
 */
export const toJson = (demo: AnyDemo, state: AnyState, plan: string, file = ''): string => {
  const firm = give(demo, state, firmOf(file));
  if (demo.slug !== RATINGS) delete firm.tools[RATINGS];
  return firmText(firm, plan);
};

/** What a file brings. */
type Opened = {
  /** Undefined where it has nothing for this demo. */
  state?: AnyState;
  /** What is kept of it beside the state. */
  file: string;
  /** The name of its plan, so that calendar entries stay the same. */
  plan?: string;
  /** What was taken and what was left, in sentences. */
  said: string;
};

/** What a file of any of the tools holds for this one; or why it can't be used, in sentences. */
export function fromText(demo: AnyDemo, text: string): Result<Opened, string> {
  let found: unknown;
  try {
    found = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return err('It’s damaged, or it isn’t a file from these tools.');
  }
  if (!isGroup(found)) return err('It isn’t a file from these tools.');
  if (!('plumbline' in found)) return err('It isn’t a file from these tools.');
  const firm = readFirm(found);
  return firm.ok ? fromFirm(demo, firm.value, planName(found.plan)) : firm;
}

function fromFirm(demo: AnyDemo, firm: Firm, plan?: string): Result<Opened, string> {
  const taken = take(demo, firm);
  const read = usable(demo, taken.state);
  if (!read.ok) return read;
  const state = taken.items.size > 0 || taken.own ? read.value : undefined;
  return ok({ state, file: JSON.stringify(firm), plan, said: told(demo, firm, taken) });
}

const MOST_BYTES = 1_000_000;

/** The text of a file somebody chose; undefined where it is far too large to be one of ours. */
export const textOf = async (file: File): Promise<string | undefined> =>
  file.size > MOST_BYTES ? undefined : file.text();
