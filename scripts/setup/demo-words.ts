import type { Content } from '../../lib/content/content';
import { STATEMENT_IDS } from '../../lib/diagnostic/rules/questionnaire';
import { keyed } from '../../lib/kernel/keyed';

/** What the demos need of the diagnostic's words, and no more. */
export function wordsOf({ questionnaire }: Content['diagnostic']): typeof DIAGNOSTIC {
  return {
    ratings: questionnaire.scale.labels.map(({ label }) => label),
    areas: questionnaire.sections.map(({ id, title, statements }) => ({
      id,
      title,
      statements: Object.entries(statements).map(([key, { text, short }]) => ({ id: key, text, short })),
    })),
  };
}

/** What the planner needs for a plan, and no more. */
export function planWordsOf({ advice, results }: Content['diagnostic']): typeof PLAN {
  const { ratingLabels } = advice;
  const statements = keyed(STATEMENT_IDS, (id) => {
    const { short, next, done, weeks } = advice.statements[id];
    return { short, next, done, weeks };
  });
  const { weeks, line, time, done, checkIn } = results.page.plan;
  return {
    book: { statements, ratingLabels },
    words: { weeks, line, time, done, checkIn },
  };
}
