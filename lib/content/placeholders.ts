import { formatPath, type Issue, type PlaceholderItem, issueAt, type Source } from './source';
import { entriesOf, textsIn, valueAt } from './tree';

const EXAMPLE_ADDRESS = /(^|[/@.])example\.(com|org|net)\b/i;
const BRACKETED = /^\[.+\]$/;
/** Keys whose value shows by itself whether it is real. */
const SPEAKING_KEYS = ['url', 'email', 'legalName'];

const isFiller = (text: string) => EXAMPLE_ADDRESS.test(text) || BRACKETED.test(text);
const isMarked = (value: object) => valueAt(value, ['placeholder']) === true;

/** Values that are plainly invented but not marked "placeholder: true", and marked ones that look real. */
export function checkMarks(source: Source): Issue[] {
  const texts = textsIn(source.data);
  const unmarked = texts
    .filter(({ text, parents }) => isFiller(text) && !parents.some(isMarked))
    .map(({ text, path }) =>
      issueAt(
        source,
        path,
        `'${text}' is not real. Write the real one, or add "placeholder: true" beside it.`,
      ),
    );
  const realYetMarked = markedIn(source.data)
    .filter(({ value }) => SPEAKING_KEYS.some((key) => valueAt(value, [key]) !== undefined))
    .filter(({ value }) => !textsIn(value).some(({ text }) => isFiller(text)))
    .map(({ path }) =>
      issueAt(source, path, 'is marked "placeholder: true", but looks real. Take the mark away.'),
    );
  return [...unmarked, ...realYetMarked];
}

/** Everything marked in a file, and what it is. */
export function listPlaceholders({ file, data }: Source): PlaceholderItem[] {
  return markedIn(data).map(({ path, value }) => ({
    file,
    path: formatPath(path),
    what: whatIs(file, path, value),
  }));
}

function markedIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; value: object }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = entriesOf(value).flatMap(([key, child]) => markedIn(child, [...path, key]));
  return isMarked(value) ? [{ path, value }, ...inside] : inside;
}

function whatIs(file: string, path: readonly PropertyKey[], value: object): string {
  const id = valueAt(value, ['id']) ?? valueAt(value, ['text']);
  const name = typeof id === 'string' ? id : String(path.at(-1));
  if (file.endsWith('testimonials.yaml')) return `testimonial '${name}' is invented`;
  if (file.endsWith('team.yaml') && path.includes('facts'))
    return `the fact '${String(valueAt(value, ['text']))}' is invented`;
  if (file.endsWith('team.yaml')) return `coach '${name}' is invented`;
  if (file.endsWith('claims.yaml')) return `claim '${name}' has no source and date yet`;
  if (file.endsWith('.md')) return 'the case is invented';
  if (file.endsWith('product.yaml')) return `the day in '${name}' is invented`;
  const filler = textsIn(value).find(({ text }) => isFiller(text));
  return filler ? `'${filler.text}' is not real` : `'${name}' is not real yet`;
}
