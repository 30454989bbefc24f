import type { Verdict } from '@/lib/diagnostic/rules/bands';
import { dataIn } from '../../facts';

type Questionnaire = {
  scale: { labels: { value: number; label: string; meaning: string }[] };
  sections: { id: string; title: string; statements: Record<string, { text: string; short: string }> }[];
};

const read = (file: string) => dataIn(`../../content/diagnostic/${file}`);
const { scale, sections } = read('questionnaire.yaml') as Questionnaire;

/** What results are called. */
export const VERDICTS = (read('results.yaml') as { page: { ratings: Record<Verdict, { name: string }> } })
  .page.ratings;

/**
 * The words of the diagnostic, which this kit shares: four areas of four statements, in the order of the
 * form.
 */
export const AREAS = sections.map(({ title, statements }) => ({
  title,
  statements: Object.values(statements),
}));
export const STATEMENTS = AREAS.flatMap(({ title, statements }) =>
  statements.map((statement) => ({ ...statement, area: title })),
);
export const SCALE = scale.labels;
