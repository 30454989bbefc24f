import type { AdviceBook, StatementAdvice } from '@/lib/diagnostic/rules/advice';
import type { AreaId, StatementId } from '@/lib/diagnostic/rules/questionnaire';
import type { Questionnaire } from './questionnaire';
import type { Recommendations } from './recommendations';

/** The recommendations together with the words they borrow from the form: titles, short statements, ratings. */
export function adviceBook(questionnaire: Questionnaire, recommendations: Recommendations): AdviceBook {
  const titles = Object.fromEntries(questionnaire.sections.map(({ id, title }) => [id, title]));
  const shorts = new Map(questionnaire.sections.flatMap(({ statements }) => Object.entries(statements)));
  const [notInPlace, poor, somewhat, excellent] = questionnaire.scale.labels;
  return {
    areas: mapIds(recommendations.areas, (area: AreaId, advice) => ({ title: titles[area]!, ...advice })),
    challenges: recommendations.challenges,
    sizes: recommendations.sizes,
    roles: recommendations.roles,
    unrated: recommendations.unrated,
    statements: mapIds(recommendations.statements, (statement: StatementId, advice): StatementAdvice => ({
      short: shorts.get(statement)!.short,
      ...advice,
    })),
    ratingLabels: [notInPlace.label, poor.label, somewhat.label, excellent.label],
  };
}

function mapIds<Id extends string, From, To>(from: Record<Id, From>, change: (id: Id, value: From) => To) {
  const ids = Object.keys(from) as Id[];
  return Object.fromEntries(ids.map((id) => [id, change(id, from[id])])) as Record<Id, To>;
}
