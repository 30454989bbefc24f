import type { ReportBook } from '@/lib/diagnostic/rules/advice';
import { AREA_IDS, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { keyed } from '@/lib/kernel/keyed';
import type { Questionnaire } from './questionnaire';
import type { Recommendations } from './recommendations';

/**
 * The recommendations together with the words they borrow from the form: titles, short statements, ratings.
 */
export function adviceBook(questionnaire: Questionnaire, recommendations: Recommendations): ReportBook {
  const { areas, statements, ...others } = recommendations;
  const titles = new Map(questionnaire.sections.map(({ id, title }) => [id, title]));
  const shorts = new Map(questionnaire.sections.flatMap((section) => Object.entries(section.statements)));
  const [notInPlace, poor, somewhat, excellent] = questionnaire.scale.labels;
  return {
    ...others,
    areas: keyed(AREA_IDS, (area) => ({ title: titles.get(area)!, ...areas[area] })),
    statements: keyed(STATEMENT_IDS, (id) => {
      const { reason, next } = statements[id];
      return { short: shorts.get(id)!.short, reason, next };
    }),
    steps: keyed(STATEMENT_IDS, (id) => {
      const { done, weeks } = statements[id];
      return { done, weeks };
    }),
    labels: questionnaire.labels,
    ratingLabels: [notInPlace.label, poor.label, somewhat.label, excellent.label],
  };
}
