import fc from 'fast-check';
import type { AdviceBook, AnswerAdvice } from '@/lib/diagnostic/rules/advice';
import { keyed } from '@/lib/kernel/keyed';
import {
  CONTACT_FIELDS,
  DETAIL_IDS,
  type DetailId,
  type Details,
} from '@/lib/diagnostic/rules/contact-fields';
import {
  ADVISED_ROLES,
  AREA_IDS,
  CHALLENGES,
  COMPANY_SIZES,
  type Rating,
  RATINGS,
  type Ratings,
  STATEMENT_IDS,
} from '@/lib/diagnostic/rules/questionnaire';

/** A book in which every advice is named after what it is for. */
export function anAdviceBook(): AdviceBook {
  const advice = (title: string): AnswerAdvice => ({
    title,
    goesWith: 'visionClarity',
    thisWeek: `Do ${title}.`,
    why: `It is ${title}.`,
    in30Days: `Done ${title}.`,
  });
  return {
    parts: { thisWeek: 'This week', why: 'Why', in30Days: 'In 30 days' },
    areas: keyed(AREA_IDS, (id) => ({ title: id })),
    areaTitles: { strong: 'strong {area}: {action}', refinement: 'refine {area}: {action}' },
    challenges: keyed(CHALLENGES, advice),
    sizes: keyed(COMPANY_SIZES, advice),
    roles: keyed(ADVISED_ROLES, advice),
    reasons: {
      low: 'You rated {short} {rating}, so {cost}',
      somewhat: '{short} is {rating}. Where it slips, {cost}',
      unrated: 'You left {short} unrated.',
    },
    related: { low: '{short} is {rating}, too.', excellent: '{short} is {rating} already.' },
    statements: keyed(STATEMENT_IDS, (id) => ({
      short: id,
      action: id,
      cost: `${id} costs.`,
      next: ['start', 'do', 'finish'] as const,
      done: ['started.', 'going.', 'kept up.'] as const,
      weeks: [1, 2, 4] as const,
    })),
    ratingLabels: ['Not in Place', 'Poor', 'Somewhat', 'Excellent'],
  };
}

/** The same rating for all sixteen statements, but for those given. */
export function ratings(all: Rating, but: Ratings = {}): Ratings {
  return { ...keyed(STATEMENT_IDS, () => all), ...but };
}

/** Any set of ratings, unrated statements among them. */
export const anyRatings = fc.record(
  keyed(STATEMENT_IDS, () => fc.constantFrom(...RATINGS)),
  { requiredKeys: [] },
) as fc.Arbitrary<Ratings>;

/** An answer to each optional field of step 1. */
export const details = keyed(DETAIL_IDS, (id) => CONTACT_FIELDS[id].choices?.[0] ?? `My ${id} 1`) as {
  [Id in DetailId]: NonNullable<Details[Id]>;
};
