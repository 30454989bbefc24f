import { expect, test } from 'vitest';
import { KINDS } from '@/lib/content/content';
import { collectValues } from '@/lib/content/fill-in';
import { readAll, yamlOf } from '@/lib/content/read-all';
import { entriesOf, valueAt } from '@/lib/content/tree';
import { fillKnown } from '@/lib/kernel/text';
import { CONTENT } from '@/tests/support/content';
import AGREED from './agreed-texts.json' with { type: 'json' };

const all = readAll(CONTENT);
const sources = yamlOf(all);
const values = collectValues(all.yaml[KINDS.site.path], all.yaml[KINDS.claims.path], []);
const filled = (value: unknown) => fillKnown(String(value), values);

const keysOf = (place: string): string[] =>
  place.startsWith('pages.') ? place.split('.') : place.split(/[.[\]]+/).filter((key) => key !== '');

/** 'A - B' is a title and the text under it (rule 81). */
function written(path: string, place: string): unknown {
  const found = valueAt(sources.find(({ file }) => file.endsWith(`/${path}`))?.data, keysOf(place));
  return typeof found === 'object'
    ? `${String(valueAt(found, ['title']))} - ${String(valueAt(found, ['text']))}`
    : found;
}

const PLACES = Object.entries(AGREED.texts).flatMap(([path, places]) =>
  entriesOf(places).map(([place, agreed]) => ({ path, place: String(place), agreed: String(agreed) })),
);

test.each(PLACES)('$path says at $place what was agreed to the letter (rule 80)', ({ path, place, agreed }) =>
  expect(filled(written(path, place))).toBe(filled(agreed)),
);

test.each(AGREED.tools)('the tool %s is at the address that was agreed', (slug) =>
  expect(sources.map(({ file }) => file)).toContain(`content/products/${slug}/product.yaml`),
);
