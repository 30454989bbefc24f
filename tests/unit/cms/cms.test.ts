import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { collectKnown, readAll, yamlOf } from '@/lib/content/read-all';
import { ALL_KINDS } from '@/lib/content/content';
import { cmsConfig } from '@/scripts/cms/config';
import { fromFile, fromPage, toFile, toPage } from '@/scripts/cms/words.mjs';
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

/** What the CMS edits: the marketers' own files. */
const SHIPPED = join(import.meta.dirname, '../../../content');
const FILES = readdirSync(SHIPPED, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
);
type Words = { [key: string]: Words | string | undefined };
const edited = (text: string, edit: (words: Words) => void): string => {
  const words = fromFile(text) as Words;
  edit(words);
  return toFile(words);
};

/** Each place of a text, as the mapping or list that holds it, and its key in there. */
function texts(value: unknown): [Words, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, of]): [Words, string][] =>
    typeof of === 'string' ? (key === 'asRead' ? [] : [[value as Words, key]]) : texts(of),
  );
}

test.each(FILES)('%s comes back byte by byte, and one changed text changes its own lines', (file) => {
  const text = readFileSync(join(SHIPPED, file), 'utf8');
  const words = fromFile(text) as Words;
  expect(toFile({ ...words })).toBe(text);
  for (const [holder, key] of texts(words).filter((_, index) => index % 5 === 0)) {
    const before = holder[key] as string;
    holder[key] = `${before}: "so, [it] is" # 1`;
    const after = toFile({ ...words });
    const { asRead: _, ...inCms } = fromFile(after) as Words;
    const { asRead: __, ...wanted } = words;
    expect(inCms).toEqual(wanted);
    // A folded text has a few lines.
    expect(linesChanged(text, after)).toBeLessThanOrEqual(6);
    holder[key] = before;
  }
});

const PAGES = readdirSync(join(SHIPPED, 'pages')).filter((file) => file.endsWith('.md'));

test.each(PAGES)('%s comes back byte by byte, and a new title changes its line alone', (file) => {
  const text = readFileSync(join(SHIPPED, 'pages', file), 'utf8');
  const page = fromPage(text);
  expect(toPage({ ...page })).toBe(text);
  expect(linesChanged(text, toPage({ ...page, title: 'How to: "another" title' }))).toBe(1);
});

function linesChanged(before: string, after: string): number {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const ahead = a.findIndex((line, index) => line !== b[index]);
  const behind = [...a].reverse().findIndex((line, index) => line !== [...b].reverse()[index]);
  return Math.max(a.length, b.length) - ahead - behind;
}

const FILE = `# Kept: a comment.
title: "Goals: three"
items:
  - { id: a, text: One } # kept, too
  - { id: b, text: Two }
date: null
pages: { "404": Gone, Solo founder: Me }
`;

const WORDS = parse(FILE) as Words;

test('comments, order and quotes stay where something is added, and where something goes', () => {
  const longer = edited(FILE, (words) =>
    (words.items as unknown as Words[]).push({ id: 'c', text: 'Three' }),
  );
  expect(longer).toContain('# Kept: a comment.\ntitle: "Goals: three"\n');
  expect(longer).toContain('# kept, too');
  expect(parse(longer)).toEqual({
    ...WORDS,
    items: [
      { id: 'a', text: 'One' },
      { id: 'b', text: 'Two' },
      { id: 'c', text: 'Three' },
    ],
  });
  const shorter = edited(FILE, (words) => (words.items as unknown as Words[]).splice(0, 2));
  expect(parse(shorter)).toEqual({ ...WORDS, items: [] });
});

test('what the CMS fills in by itself is not written: a switch that is off, an empty text, no date', () => {
  const touched = edited(FILE, (words) =>
    Object.assign(words, { retired: false, counter: { data: {} }, note: '', date: undefined }),
  );
  expect(touched).toBe(FILE);
  expect(parse(edited(FILE, (words) => Object.assign(words, { retired: true })))).toMatchObject({
    retired: true,
  });
});

test('keys that the CMS takes for no name come back as they were', () => {
  const { pages } = fromFile(FILE) as { pages: Words };
  expect(Object.keys(pages).filter((name) => /^\d|\s/.test(name))).toEqual([]);
  expect(parse(toFile({ pages }))).toEqual({ pages: { 404: 'Gone', 'Solo founder': 'Me' } });
});
