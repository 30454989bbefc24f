import { z } from 'zod';
import {
  ADVISED_ROLES,
  AREA_IDS,
  CHALLENGES,
  COMPANY_SIZES,
  STATEMENT_IDS,
} from '@/lib/diagnostic/rules/questionnaire';
import { byId, strict, text } from '@/lib/content/schemas/building-blocks';

/** A recommendation is read on a screen between two meetings: its length is a rule. */
const advice = strict({
  title: text({ words: { max: 8 } }).describe('Eight words at most.'),
  body: text({ words: { min: 60, max: 110 } }).describe(
    'What to do this week, why, and what good looks like in 30 days: 60 to 110 words.',
  ),
});

const statementAdvice = strict({
  reason: text({ holds: ['short', 'rating'] }).describe('Why this answer matters.'),
  next: z.tuple([text(), text(), text()]).describe('The step from 0 to 1, from 1 to 2, from 2 to 3.'),
});

/** content/diagnostic/recommendations.yaml */
export const recommendationsSchema = () =>
  strict({
    areas: byId(AREA_IDS, strict({ strong: advice, refinement: advice })),
    challenges: byId(CHALLENGES, advice),
    sizes: byId(COMPANY_SIZES, advice),
    roles: byId(ADVISED_ROLES, advice),
    unrated: text({ holds: ['short'] }),
    statements: byId(STATEMENT_IDS, statementAdvice),
  });

export type Recommendations = z.infer<ReturnType<typeof recommendationsSchema>>;
