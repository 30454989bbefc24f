import { z } from 'zod';
import { ADVICE_PARTS, type AdviceBook, type AdvicePart } from '@/lib/diagnostic/rules/advice';
import { CHECK_IN_EVERY } from '@/lib/diagnostic/rules/plan';
import {
  ADVISED_ROLES,
  AREA_IDS,
  CHALLENGES,
  COMPANY_SIZES,
  STATEMENT_IDS,
  type StatementId,
} from '@/lib/diagnostic/rules/questionnaire';
import { byId, strict, text } from '@/lib/content/schemas/building-blocks';
import { keyed } from '@/lib/kernel/keyed';
import { actionOf } from '@/lib/kernel/prose';
import { libraryName } from '@/lib/kernel/routes';
import type { Questionnaire } from './questionnaire';

/** How many words each part of a recommendation has: it is read on a screen between two meetings. */
const PARTS: Record<AdvicePart, { min: number; max: number; says: string }> = {
  thisWeek: { min: 20, max: 60, says: 'What to do this week, with its minutes.' },
  why: { min: 10, max: 40, says: 'Why it matters. It follows the answer that led to it.' },
  in30Days: { min: 12, max: 40, says: 'What good looks like in 30 days, so that it can be seen.' },
};

const advice = strict({
  title: text({ words: { max: 8 } }).describe('Eight words at most.'),
  ...keyed(ADVICE_PARTS, (part) => {
    const { says, ...words } = PARTS[part];
    return text({ words }).describe(`${says} ${words.min} to ${words.max} words.`);
  }),
});

const answerAdvice = advice.extend({
  goesWith: z.enum(STATEMENT_IDS).describe('The statement whose rating is named beside it.'),
});

/** So many lie between two check-ins of a plan (rule 111). */
const weeks = z.int().min(1).max(CHECK_IN_EVERY);

const statementAdvice = strict({
  cost: text().describe('What it costs while it is low: goes on in “You rated it Poor, so …”'),
  next: z.tuple([text(), text(), text()]).describe('The step from 0 to 1, from 1 to 2, from 2 to 3.'),
  done: z.tuple([text(), text(), text()]).describe('How one sees that it is taken: it follows “Done when”.'),
  weeks: z.tuple([weeks, weeks, weeks]).describe('How long each step takes, in weeks: 1 to 4.'),
});

export const recommendationsSchema = () =>
  strict({
    parts: byId(ADVICE_PARTS, text()).describe('Page, mail and PDF print the parts under these names.'),
    areas: byId(['strong', 'refinement'], text({ holds: ['area', 'action'] })).describe(
      'Titles by the points of an area: under 8, or 8 and 9. {action} is the title of the library page of its lowest statement, without “How to”.',
    ),
    challenges: byId(CHALLENGES, answerAdvice),
    sizes: byId(COMPANY_SIZES, answerAdvice),
    roles: byId(ADVISED_ROLES, answerAdvice),
    reasons: strict({
      low: text({ holds: ['short', 'rating', 'cost'] }),
      somewhat: text({ holds: ['short', 'rating', 'cost'] }),
      unrated: text({ holds: ['short'] }),
    }).describe('Why a lowest answer matters. {short} is the statement in a few words, {rating} the label.'),
    related: byId(['low', 'excellent'], text({ holds: ['short', 'rating'] })).describe(
      'What the rating that goes with a challenge, a size or a role says of its advice.',
    ),
    statements: byId(STATEMENT_IDS, statementAdvice).describe(
      'Added to an area’s recommendation for its lowest statement.',
    ),
  });

export type Recommendations = z.infer<ReturnType<typeof recommendationsSchema>>;

/** @param pages of content/pages: the title of a statement's page says what to do about it */
export function adviceBook(
  questionnaire: Questionnaire,
  recommendations: Recommendations,
  pages: readonly { slug: string; title: string }[],
): AdviceBook {
  const { areas: areaTitles, statements, ...others } = recommendations;
  const titles = new Map(questionnaire.sections.map(({ id, title }) => [id, title]));
  const shorts = new Map(questionnaire.sections.flatMap((section) => Object.entries(section.statements)));
  const titleOf = (id: StatementId) => pages.find(({ slug }) => slug === libraryName(id))!.title;
  const [notInPlace, poor, somewhat, excellent] = questionnaire.scale.labels;
  return {
    ...others,
    areas: keyed(AREA_IDS, (area) => ({ title: titles.get(area)! })),
    areaTitles,
    statements: keyed(STATEMENT_IDS, (id) => ({
      short: shorts.get(id)!.short,
      action: actionOf(titleOf(id)),
      ...statements[id],
    })),
    labels: questionnaire.labels,
    ratingLabels: [notInPlace.label, poor.label, somewhat.label, excellent.label],
  };
}
