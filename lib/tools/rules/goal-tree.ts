/** From the year down to a task. Each serves one of a level above its own, not always the next one. */
export const LEVELS = ['year', 'quarter', 'key result', 'task'] as const;
export type Level = (typeof LEVELS)[number];

export type Entry = {
  id: string;
  level: Level;
  /** The id of what it serves; empty for none. */ serves: string;
};

type LooseEnd = {
  id: string;
  why:
    | 'serves nothing'
    | 'serves something that isn’t there'
    | 'serves itself'
    | 'serves its own level or below'
    | 'is part of a loop'
    | 'nobody’s working on it';
};

/**
 * What hangs loose: everything below the year that does not serve something above it, and every goal and key
 * result that no entry serves. The cascade is a tree in the sense of graph theory: every entry but the roots
 * has one parent, and following the parents ends at a root (Knuth, The Art of Computer Programming, vol. 1,
 * 2.3).
 */
export function looseEnds(entries: readonly Entry[]): LooseEnd[] {
  return entries.flatMap((entry): LooseEnd[] => {
    const why = faultOf(entry, entries);
    if (why) return [{ id: entry.id, why }];
    const served = entry.level === 'task' || entries.some(({ serves }) => serves === entry.id);
    return served ? [] : [{ id: entry.id, why: 'nobody’s working on it' }];
  });
}

function faultOf(entry: Entry, entries: readonly Entry[]): LooseEnd['why'] | undefined {
  if (entry.serves === '') return entry.level === 'year' ? undefined : 'serves nothing';
  const parent = entries.find(({ id }) => id === entry.serves);
  if (!parent) return 'serves something that isn’t there';
  if (parent === entry) return 'serves itself';
  if (inCircle(entry, entries)) return 'is part of a loop';
  return rank(parent) < rank(entry) ? undefined : 'serves its own level or below';
}

function inCircle(entry: Entry, entries: readonly Entry[]): boolean {
  return linkUp(entry, entries).some(({ serves }) => serves === entry.id);
}

/** An entry, what it serves, what that serves, and so on, each once. */
function linkUp(entry: Entry, entries: readonly Entry[]): Entry[] {
  const line = [entry];
  for (;;) {
    const next = entries.find(({ id }) => id === line.at(-1)!.serves);
    if (!next || line.includes(next)) return line;
    line.push(next);
  }
}

const rank = ({ level }: Entry) => LEVELS.indexOf(level);

/**
 * The share of the entries of a level that lead up to a goal of the year, 0 to 1; undefined where the level
 * is empty.
 */
export function alignmentOf(level: Level, entries: readonly Entry[]): number | undefined {
  const here = entries.filter((entry) => entry.level === level);
  if (here.length === 0) return undefined;
  return here.filter((entry) => reachesYear(entry, entries)).length / here.length;
}

function reachesYear(entry: Entry, entries: readonly Entry[]): boolean {
  const line = linkUp(entry, entries);
  return line.at(-1)!.level === 'year' && line.every((one) => !faultOf(one, entries));
}

type Placed = { id: string; depth: number };

/** The entries as they are drawn: each under what it serves, loose ones last, all of them exactly once. */
export function inTreeOrder(entries: readonly Entry[]): Placed[] {
  const sound = entries.filter((entry) => !faultOf(entry, entries));
  const under = (parent: string, depth: number): Placed[] =>
    sound
      .filter(({ serves }) => serves === parent)
      .flatMap(({ id }) => [{ id, depth }, ...under(id, depth + 1)]);
  const faulty = entries
    .filter((entry) => !sound.includes(entry))
    .flatMap(({ id }) => [{ id, depth: 0 }, ...under(id, 1)]);
  return [...under('', 0), ...faulty];
}

/** A goal of the year and what of the work leads up to it; without an id what leads up to none. */
type Share = { id?: string; tasks: number; hours: number };

/**
 * Tasks and hours for each goal of the year, in their order, and last those that lead up to none, if there
 * are any.
 */
export function shares(entries: readonly (Entry & { hours?: number })[]): Share[] {
  const tasks = entries.filter(({ level }) => level === 'task');
  const rootOf = (task: Entry) => (reachesYear(task, entries) ? linkUp(task, entries).at(-1)!.id : undefined);
  const shareOf = (id?: string): Share => {
    const own = tasks.filter((task) => rootOf(task) === id);
    return { id, tasks: own.length, hours: own.reduce((total, { hours = 0 }) => total + hours, 0) };
  };
  const ofNone = shareOf();
  const years = entries.filter(({ level }) => level === 'year').map(({ id }) => shareOf(id));
  return ofNone.tasks > 0 ? [...years, ofNone] : years;
}
