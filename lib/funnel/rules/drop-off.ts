import { STATEMENT_IDS, type StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { type FunnelEvent, ratedEvent, type StageEvent } from './events';

/** What was counted in some days. `paid` comes from the orders, since no browser knows it for certain. */
export type Counts = Partial<Record<FunnelEvent, number>> & { paid: number };

/**
 * A stage beside the one before it. `kept` is 0 to 1, or more where visitors came in later; null: there is
 * nothing before.
 */
export type Stage = { id: StageEvent | 'paid'; count: number; kept: number | null };
/**
 * `kept` compares with those who saw the ratings, `lost` with the statement before: below 0 where more went
 * on than came.
 */
export type RatedStatement = { id: StatementId; count: number; kept: number | null; lost: number };

/** Where the diagnostic begins and ends, and the shop, which has a beginning of its own. */
export const PATHS: readonly Stage['id'][][] = [
  ['landing', 'step-about', 'step-challenges', 'step-ratings', 'results', 'call'],
  ['checkout', 'paid'],
];

/** How many came to each stage, and which part of those at the stage before. */
export function stagesOf(counts: Counts): Stage[] {
  return PATHS.flatMap((path) =>
    path.map((id, at) => {
      const before = path[at - 1];
      return { id, count: counts[id] ?? 0, kept: before ? part(counts[id], counts[before]) : null };
    }),
  );
}

/**
 * How many rated each statement, in the order of the form: where they stop, the statement is hard to answer.
 */
export function statementsOf(counts: Counts): RatedStatement[] {
  const seen = counts['step-ratings'] ?? 0;
  return STATEMENT_IDS.map((id, at) => {
    const count = counts[ratedEvent(id)] ?? 0;
    const previous = STATEMENT_IDS[at - 1];
    const before = previous ? (counts[ratedEvent(previous)] ?? 0) : seen;
    return { id, count, kept: part(count, seen), lost: before - count };
  });
}

function part(count: number | undefined, of: number | undefined): number | null {
  return of ? (count ?? 0) / of : null;
}
