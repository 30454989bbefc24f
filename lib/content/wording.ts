import type { Content } from './content';
import type { Issue } from './issue';
import { sha256 } from './sha256';

/**
 * What stored answers were given to, and by what words they were judged: short, and another as soon as a word
 * is another.
 */
function wordingOf({ questionnaire, results }: Content['diagnostic']): string {
  const { sections, scale } = questionnaire;
  const areas = sections.map(({ title, statements }) => [
    title,
    ...Object.entries(statements).map(([id, { text }]) => [id, text]),
  ]);
  const verdicts = Object.entries(results.page.ratings).map(([id, { name }]) => [id, name]);
  return sha256(JSON.stringify([areas, scale.labels.map(({ label }) => label), verdicts])).slice(0, 8);
}

/**
 * Where the words of the diagnostic are no longer those of the version that every answer is stored with (rule
 * 7).
 */
export function wordingNotices({ diagnostic }: Content): Issue[] {
  const { version, wording } = diagnostic.questionnaire;
  const words = wordingOf(diagnostic);
  if (words === wording) return [];
  const message = `is ${wording ?? 'missing'}, and the words of statements, areas, ratings or verdicts are no longer those of version ${version}. Write a new version, and wording: "${words}".`;
  return [{ file: 'content/diagnostic/questionnaire.yaml', path: 'wording', message }];
}
