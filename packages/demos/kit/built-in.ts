import type { Content } from '@/lib/content/content';
import { STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { keyed, pick } from '@/lib/kernel/keyed';

/** What demos know of the diagnostic's words, and no more. The build writes it into them. */
export function builtIn({ questionnaire, advice, results }: Content['diagnostic']) {
  return {
    DIAGNOSTIC: {
      /** From 0 to 3. */
      ratings: questionnaire.scale.labels.map(({ label }) => label),
      areas: questionnaire.sections.map(({ id, title, statements }) => ({
        id,
        title,
        statements: Object.entries(statements).map(([key, { text, short }]) => ({ id: key, text, short })),
      })),
    },
    /** Of a plan for 12 weeks. */
    PLAN: {
      book: {
        statements: keyed(STATEMENT_IDS, (id) =>
          pick(advice.statements[id], ['action', 'next', 'done', 'weeks']),
        ),
        ratingLabels: advice.ratingLabels,
      },
      words: pick(results.page.plan, ['weeks', 'line', 'time', 'done', 'checkIn']),
    },
  };
}

type BuiltIn = ReturnType<typeof builtIn>;
declare global {
  const DIAGNOSTIC: BuiltIn['DIAGNOSTIC'];
  const PLAN: BuiltIn['PLAN'];
}
