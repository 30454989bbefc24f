import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Questionnaire = {
  scale: { labels: { value: number; label: string; meaning: string }[] };
  sections: { id: string; title: string; statements: Record<string, { text: string; short: string }> }[];
};

const FILE = path.join(import.meta.dirname, '../../../content/diagnostic/questionnaire.yaml');
const { scale, sections } = parse(readFileSync(FILE, 'utf8')) as Questionnaire;

/** The words of the diagnostic, which this kit shares: four areas of four statements, in the order of the form. */
export const AREAS = sections.map(({ title, statements }) => ({
  title,
  statements: Object.values(statements),
}));
export const STATEMENTS = AREAS.flatMap(({ title, statements }) =>
  statements.map((statement) => ({ ...statement, area: title })),
);
export const SCALE = scale.labels;
