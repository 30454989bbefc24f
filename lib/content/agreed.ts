import AGREED from './agreed-texts.json' with { type: 'json' };
import type { Issue, Source } from './source';
import type { Values } from './fill-in';
import { fillKnown } from '@/lib/kernel/text';
import { entriesOf, valueAt } from './tree';

const keysOf = (path: string): string[] =>
  path.startsWith('pages.') ? path.split('.') : path.split(/[.[\]]+/).filter((key) => key !== '');

/**
 * Where content says something else than was agreed to the letter (rule 80): allowed, and to be agreed anew.
 * 'A - B' is a title and the text under it (rule 81).
 */
export function agreementNotices(sources: readonly Source[], values: Values): Issue[] {
  const texts = Object.entries(AGREED.texts).flatMap(([path, places]) => {
    const source = sources.find(({ file }) => file.endsWith(`/${path}`));
    return source
      ? entriesOf(places).flatMap(([place, agreed]) => differs(source, String(place), agreed, values))
      : [];
  });
  const gone = AGREED.tools
    .filter((slug) => !sources.some(({ file }) => file.includes(`/products/${slug}/`)))
    .map((slug) => ({
      file: 'content/products',
      path: '',
      message: `has no '${slug}', which was agreed as the address of a tool.`,
    }));
  return [...texts, ...gone];
}

function differs(source: Source, place: string, agreed: unknown, values: Values): Issue[] {
  const path = keysOf(place);
  const found = valueAt(source.data, path);
  const written =
    typeof found === 'object'
      ? `${String(valueAt(found, ['title']))} - ${String(valueAt(found, ['text']))}`
      : found;
  const filled = (value: unknown) => fillKnown(String(value), values);
  if (filled(written) === filled(agreed)) return [];
  const message = `differs from what was agreed to the letter: ${JSON.stringify(agreed)}. It may, once that is agreed anew.`;
  return [{ file: source.file, path: place, line: source.lineOf(path), message }];
}
