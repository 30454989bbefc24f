import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectKnown, readAll, yamlOf } from '@/lib/content/read-all';
import { ALL_KINDS } from '@/lib/content/content';
import { cmsConfig } from '@/scripts/cms/config';
import { fromFile, fromPage } from '@/scripts/cms/words.mjs';
import { CONTENT } from '@/tests/support/content';

type Field = {
  name: string;
  widget: string;
  fields?: Field[];
  field?: Field;
  types?: Field[];
  typeKey?: string;
  hint?: string;
};
type Collection = {
  name: string;
  fields?: Field[];
  files?: { file: string; fields: Field[] }[];
  delete?: boolean;
};

const sources = readAll(CONTENT);
const config = cmsConfig(collectKnown(sources), 'owner/name');
const collections = config.collections as Collection[];
const files = collections.flatMap((collection) => collection.files ?? []);

/** The places of a value that no field of the CMS shows. */
function unseen(value: unknown, field: Field | undefined, at: string): string[] {
  if (!field) return [at];
  const { fields, types, typeKey = '', widget } = field;
  if (typeof value !== 'object' || value === null || widget === 'keyvalue') return [];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => {
      const type = types?.find(({ name }) => name === (entry as Record<string, string>)[typeKey]);
      const shape = type ? { ...type, typeKey } : fields ? { ...field, widget: 'object' } : field.field;
      return unseen(entry, shape, `${at}[${index}]`);
    });
  return Object.entries(value)
    .filter(([key]) => key !== 'asRead' && key !== typeKey)
    .flatMap(([key, of]) =>
      unseen(
        of,
        fields?.find(({ name }) => name === key),
        `${at}.${key}`,
      ),
    );
}

test('every file of content is in the CMS, and every value in it has a field', () => {
  const paths = ALL_KINDS.filter(({ path }) => !path.includes('*')).map(({ path }) => `content/${path}`);
  expect(files.map(({ file }) => file).sort()).toEqual(paths.sort());
  for (const { file, data } of yamlOf(sources)) {
    const type = (data as { type?: string }).type;
    const fields =
      files.find((one) => one.file === file)?.fields ??
      collections.find(({ name }) => name === (file.endsWith('.md') ? 'pages' : type))?.fields;
    const text = readFileSync(join(CONTENT, '..', file), 'utf8');
    expect(
      unseen(
        file.endsWith('.md') ? fromPage(text) : fromFile(text),
        { name: '', widget: 'object', fields },
        file,
      ),
    ).toEqual([]);
  }
});

test('nothing that is sold can be deleted: a product is retired', () => {
  const products = collections.filter(({ name, fields }) => fields && name !== 'pages');
  expect(products.map((collection) => [collection.name, collection.delete])).toEqual([
    ['digital', false],
    ['bundle', false],
  ]);
  for (const { fields } of products)
    expect(fields?.find(({ name }) => name === 'retired')).toMatchObject({
      widget: 'boolean',
      required: false,
    });
});

test('what a schema says of a key is the hint of its field, and placeholders that a text has to hold', () => {
  const home = files.find(({ file }) => file === 'content/home.yaml')!;
  const hero = home.fields.find(({ name }) => name === 'hero')!;
  expect(hero.fields?.find(({ name }) => name === 'headline')?.hint).toBe(
    'A word between *stars* is set in italics.',
  );
  const footer = files[0]?.fields.find(({ name }) => name === 'footer');
  expect(footer?.fields?.find(({ name }) => name === 'copyright')?.hint).toBe('Has to hold {copyrightYear}.');
});
