import { STATEMENT_IDS, type Rating, type StatementId } from './questionnaire';
import type { Range } from './team-room';

/** How many answered, a dot, then lowest and highest rating of each statement, or two hyphens. */
export const writeRanges = (people: number, ranges: readonly Range[]): string => {
  const of = new Map(ranges.map(({ statement, low, high }) => [statement, `${low}${high}`]));
  return `${people}.${STATEMENT_IDS.map((statement) => of.get(statement) ?? '--').join('')}`;
};

export type Ranges = Partial<Record<StatementId, Pick<Range, 'low' | 'high'>>>;

export function readRanges(code: string): { people: number; ranges: Ranges } | undefined {
  const [, people, digits = ''] = /^([1-9]\d?)\.((?:[0-3]{2}|--)+)$/.exec(code) ?? [];
  if (people === undefined || digits.length !== 2 * STATEMENT_IDS.length) return undefined;
  const known = STATEMENT_IDS.flatMap((statement, index) => {
    const [low, high] = [...digits.slice(2 * index, 2 * index + 2)].map(Number) as [Rating, Rating];
    return low <= high ? [[statement, { low, high }] as const] : [];
  });
  return { people: Number(people), ranges: Object.fromEntries(known) };
}
