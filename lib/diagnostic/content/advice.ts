import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import { AREA_IDS, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { keyed } from '@/lib/kernel/keyed';
import type { Questionnaire } from './questionnaire';
import type { Recommendations } from './recommendations';

/** The recommendations, with titles, short statements and ratings of the form. */
export function adviceBook(questionnaire: Questionnaire, recommendations: Recommendations): AdviceBook {
  const { areas: areaAdvice, statements, ...others } = recommendations;
  const titles = new Map(questionnaire.sections.map(({ id, title }) => [id, title]));
  const shorts = new Map(questionnaire.sections.flatMap((section) => Object.entries(section.statements)));
  const [notInPlace, poor, somewhat, excellent] = questionnaire.scale.labels;
  return {
    ...others,
    areas: keyed(AREA_IDS, (area) => ({ title: titles.get(area)! })),
    areaAdvice,
    statements: keyed(STATEMENT_IDS, (id) => ({ short: shorts.get(id)!.short, ...statements[id] })),
    labels: questionnaire.labels,
    ratingLabels: [notInPlace.label, poor.label, somewhat.label, excellent.label],
  };
}
