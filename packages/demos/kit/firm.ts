import { err, ok, type Result } from '@/lib/kernel/result';
import { LEVELS } from '@/lib/tools/rules/goal-tree';
import type { AnyState, Noun, Texts } from './model';

/**
 * What all nine tools say of one firm, in one vocabulary; texts as typed. It is what a .plumbline.json holds,
 * beside its version (`plumbline`) and the name of its plan. Each line has an id that no other line of its
 * list has, by which others refer to it: `serves` to a line of work, `owner` to a person.
 */
export type Firm = {
  /** `from` and `to` are its first and its last day, `week` the present week. */
  quarter: Texts;
  /** `name`, and `hours` a week. */
  people: Texts[];
  /**
   * From a goal for the year down to a task: `level`, `title`, `serves`, `owner`; of a key result `kind`,
   * `start`, `target`, `weight`, `confidence`, the values of its weeks `w1` to `w13`, and `value` where its
   * week is not known; of a task `hours` and `week`.
   */
  work: Texts[];
  /** `title`, `owner`, `direction`, `target`, `limit`, and the weeks `w1` to `w13`. */
  kpis: Texts[];
  /** What one tool alone can use, by its name: as it stands in its state. */
  tools: Record<string, AnyState>;
};

/** The version of such a file. */
const VERSION = 1;

/** Such a file. @param plan the name of its plan */
export const firmText = (firm: Firm, plan: string): string =>
  `${JSON.stringify({ plumbline: VERSION, plan, ...firm }, undefined, 2)}\n`;

export const listOf = (noun: Noun): 'people' | 'kpis' | 'work' =>
  noun === 'person' ? 'people' : noun === 'KPI' ? 'kpis' : 'work';

export const noFirm = (): Firm => ({ quarter: {}, people: [], work: [], kpis: [], tools: {} });

/** The tool whose own part no other tool saves: who rated what is for those whom its reader shows it to. */
export const RATINGS = 'strategic-alignment-assessment-kit';

const MOST_LINES = 1000;
export const LONGEST_TEXT = 2000;
const STRANGE = 'It has something in it that no tool of ours writes.';

/**
 * A firm out of such a file, whoever wrote it, with nothing in it but texts where texts belong; or why not,
 * as a sentence.
 */
export function readFirm(found: Record<string, unknown>): Result<Firm, string> {
  if (found.plumbline !== VERSION)
    return err('It’s from another version of these tools. Reload this page, then open it again.');
  const { quarter = {}, tools = {} } = found;
  const [people, work, kpis] = ['people', 'work', 'kpis'].map((key) => linesIn(found[key] ?? []));
  const facts = textsIn(quarter);
  if (!facts || !people || !work || !kpis || !isGroup(tools)) return err(STRANGE);
  const own = Object.entries(tools).map(([slug, state]) => [slug, stateIn(state)] as const);
  const ids = [people, work, kpis].map((list) => list.map(({ id = '' }) => id));
  if (
    own.some(([, state]) => !state) ||
    ids.some((list) => !list.every(isId) || new Set(list).size < list.length) ||
    work.some(({ level }) => !(LEVELS as readonly unknown[]).includes(level))
  )
    return err(STRANGE);
  return ok({
    quarter: facts,
    people,
    work,
    kpis,
    tools: Object.fromEntries(own) as Record<string, AnyState>,
  });
}

/** Numbers so large that the next one is the same one can't count lines. */
export const isId = (id: string): boolean => id !== '' && !(Number(id) > 999_999_999);

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The names of fields are words, so that none of them can be one that the language has for itself
 * (__proto__).
 */
function textsIn(value: unknown): Texts | undefined {
  if (!isGroup(value)) return undefined;
  const isText = ([key, text]: [string, unknown]) =>
    /^[a-z]\w{0,39}$/i.test(key) && typeof text === 'string' && text.length <= LONGEST_TEXT;
  return Object.entries(value).every(isText) ? (value as Texts) : undefined;
}

function linesIn(value: unknown): Texts[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_LINES) return undefined;
  return value.every((line) => textsIn(line)) ? (value as Texts[]) : undefined;
}

function stateIn(value: unknown): AnyState | undefined {
  if (!isGroup(value)) return undefined;
  const isTyped = (part: unknown) => (Array.isArray(part) ? linesIn(part) : textsIn({ part }));
  return Object.values(value).every(isTyped) ? (value as AnyState) : undefined;
}

/** The goal of the quarter that a line of the work leads up to; undefined where it leads to none. */
export function quarterOf(item: Texts, byId: ReadonlyMap<string, Texts>): Texts | undefined {
  const seen = new Set<Texts>();
  for (let at: Texts | undefined = item; at && !seen.has(at);) {
    if (at.level === 'quarter') return at;
    seen.add(at);
    const serves: string | undefined = at.serves;
    at = serves === undefined ? undefined : byId.get(serves);
  }
  return undefined;
}

/** Lines by their ids. */
export const indexed = (lines: readonly Texts[]): ReadonlyMap<string, Texts> =>
  new Map(lines.map((line) => [line.id!, line]));

const WEEKS = Array.from({ length: 13 }, (_, index) => index + 1);

/** The present week: the one that was typed, or a later one in which a key result has a value. */
export function weekNow({ quarter: { week = '' }, work }: Firm): string {
  const last = WEEKS.findLast((n) => work.some((item) => item[`w${n}`])) ?? 0;
  return last > (weekNumber(week) ?? (week === '' ? 0 : last)) ? String(last) : week;
}

/** The value of a key result in that week: the last one that was entered up to then. */
export function standing(item: Texts, week: string): string | undefined {
  const now = weekNumber(week);
  const last = WEEKS.findLast((n) => n <= (now ?? 0) && item[`w${n}`]);
  return last === undefined ? item.value : item[`w${last}`];
}

export const weekNumber = (week: string): number | undefined => WEEKS.find((n) => String(n) === week.trim());
