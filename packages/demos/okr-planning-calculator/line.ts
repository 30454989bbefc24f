import { NEEDS_YOU, type Sign } from '@/lib/tools/rules/forecast';
import { canBelong, hasTarget, scoreWord, type KeyResult, type KeyResultKind } from '@/lib/tools/rules/okr';
import { format, readNumber } from '../kit/numbers';
import type { Tone } from '../kit/table';

/** What a value should do, as one chooses it. */
export const KINDS = [
  ['rise', 'should rise'],
  ['fall', 'should fall'],
  ['keep', 'should stay from start to target'],
  ['done', 'yes or no: 1/0'],
] as const;
export const WEIGHT = { min: 0, max: 100 };
export const ONE_TO_TEN = { min: 1, max: 10 };

/** A key result as it is typed. */
export type Line = Record<
  'title' | 'kind' | 'start' | 'target' | 'current' | 'weight' | 'confidence',
  string
>;

export function readLine({ current, weight, confidence, ...line }: Line): KeyResult {
  const ends = readEnds(line);
  return {
    kind: line.kind as KeyResultKind,
    ...(ends ?? { start: NaN, target: NaN }),
    current: readNumber(current),
    weight: readNumber(weight, WEIGHT) ?? 1,
    confidence: readNumber(confidence, ONE_TO_TEN),
  };
}

/** Whether a line is a key result yet: it has a name, or what makes a score. */
export const isBegun = (line: Line): boolean => line.title.trim() !== '' || hasTarget(readLine(line));

/**
 * Start and target; undefined while one is missing. What is done or not has none of its own, and what should
 * stay may have one limit only.
 */
export function readEnds(line: Record<'kind' | 'start' | 'target', string>) {
  if (line.kind === 'done') return { start: 0, target: 1 };
  const [start, target] = [readNumber(line.start), readNumber(line.target)];
  if (line.kind === 'keep' && (start ?? target) !== undefined)
    return { start: start ?? -Infinity, target: target ?? Infinity };
  return start === undefined || target === undefined ? undefined : { start, target };
}

/** What should stay needs one of its two limits. */
export const needsBoth = ({ kind }: Pick<Line, 'kind'>): boolean => kind !== 'keep';

/**
 * A score with two decimals, or as many as it takes for its word to be true of what is shown: 0.696 is no
 * 0.7 yet.
 */
export function shownScore(score: number): string {
  const digits = [2, 3, 4, 5, 6, 7, 8].find(
    (count) => scoreWord(Number(score.toFixed(count))) === scoreWord(score),
  );
  return score.toFixed(digits ?? 9).replace('-', '−');
}

/** Where it begins at its target, it is to be kept there. */
export function wrongWay({ kind, start, target }: Pick<Line, 'kind' | 'start' | 'target'>) {
  const [from, to] = [readNumber(start), readNumber(target)];
  if (from === undefined || to === undefined) return undefined;
  if (kind === 'rise' && to < from) return 'Enter more than the start.';
  return kind === 'fall' && to > from ? 'Enter less than the start.' : undefined;
}

export function neither(line: Line): string | undefined {
  return line.kind !== 'done' || ['0', '1'].includes(line.current.trim())
    ? unlike(line, line.current)
    : 'Enter 1 for done, 0 for not yet.';
}

/** A value of another scale than its target is asked about, and doesn't count. */
export function unlike(line: Record<'kind' | 'start' | 'target', string>, typed: string): string | undefined {
  const [value, ends] = [readNumber(typed), readEnds(line)];
  if (value === undefined || !ends || canBelong(value, { kind: line.kind as KeyResultKind, ...ends }))
    return undefined;
  return `${format(value)}? ${Number.isFinite(ends.target) ? `The target is ${format(ends.target)}` : `The start is ${format(ends.start)}`}.`;
}

export function doubt(lines: readonly Line[]): string {
  const [lowest] = lines
    .map(({ title, confidence }) => ({ title, confidence: readNumber(confidence, ONE_TO_TEN) ?? 10 }))
    .filter(({ confidence }) => confidence < 5)
    .toSorted((a, b) => a.confidence - b.confidence);
  return lowest ? `Talk about “${lowest.title || 'the key result with no name'}” first.` : '';
}

export function nameOf({ title }: Line, index: number) {
  return title || `Key result ${index + 1}`;
}

const TONES: Partial<Record<Sign, Tone>> = {
  promised: 'plain',
  'too early': 'plain',
  'no value yet': 'plain',
  drifting: 'fair',
  partly: 'fair',
  incomplete: 'poor',
};

/** The tone of a status: what needs somebody is poor or fair, and the rest is good. */
export const toneOf = (sign: Sign): Tone => TONES[sign] ?? (NEEDS_YOU.includes(sign) ? 'poor' : 'good');
