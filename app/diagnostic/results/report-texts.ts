import type { ReportTexts } from '@/components/diagnostic/report/words';
import type { Content } from '@/lib/content/content';

/** What the report needs of the content. */
export function reportTexts({ diagnostic: { results, advice, questionnaire } }: Content): ReportTexts {
  const statements = questionnaire.sections.flatMap((section) => Object.entries(section.statements));
  return {
    words: results.page,
    book: advice,
    statements: Object.fromEntries(statements.map(([id, { text }]) => [id, text])),
  };
}
