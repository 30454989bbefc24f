import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cssColors } from '../../components/ui/palette';

const ROOT = path.resolve(import.meta.dirname, '../..');

const files = ['app', 'components'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
);
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const sheets = files.filter((file) => file.endsWith('.css'));
const ownedSheets = sheets.filter((file) => !file.startsWith('app/styles/') && file !== 'app/globals.css');
const sources = files.filter((file) => /\.tsx?$/.test(file));

/** The design's few classes that belong to no component. One more is a decision, and not a convenience. */
const PRIMITIVES = [
  ...['drawing', 'accent', 'blueprint', 'sheet', 'datum', 'ground', 'panel', 'chevron', 'lead'],
  ...['station', 'beside-cord', 'two-columns'],
];

/** The selectors of a stylesheet, each for itself. */
function selectorsOf(file: string): string[] {
  const heads = read(file)
    .replace(/\/\*[\s\S]*?\*\/|url\("[^"]*"\)/g, '')
    .match(/[^{};]+(?=\{)/g);
  return (heads ?? [])
    .filter((head) => !head.trim().startsWith('@'))
    .flatMap((head) => head.split(/,(?![^(]*\))/));
}

/** The class that a selector is about first: it says whose style this is. */
function subjects(file: string): Set<string> {
  return new Set(selectorsOf(file).flatMap((selector) => selector.match(/(?<=\.)[a-zA-Z][\w-]*/)?.[0] ?? []));
}

const code = new Map(sources.map((file) => [file, read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')]));

/**
 * Whether one of these sources says a class, whole or as the start of names that it makes
 * (`measure-${name}`).
 */
function isSaid(name: string, among: string[]): boolean {
  const start = name.slice(0, name.indexOf('-') + 1);
  const word = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
  return among.some(
    (file) => word.test(code.get(file)!) || (start && code.get(file)!.includes(`\`${start}\${`)),
  );
}

const owned = ownedSheets.map((sheet) => ({ sheet, classes: [...subjects(sheet)] }));

test('no stylesheet is longer than 200 lines, as no other file of the product is', () => {
  const others = ['demos/kit/styles', 'studio/client/styles'].flatMap((folder) =>
    fs.readdirSync(path.join(ROOT, folder)).map((file) => path.posix.join(folder, file)),
  );
  const long = [...sheets, ...others].filter((file) => read(file).trimEnd().split('\n').length > 200);
  expect(others.length).toBeGreaterThan(20);
  expect(long).toEqual([]);
});

test('a class belongs to one stylesheet', () => {
  const names = owned.flatMap(({ classes }) => classes);
  // What one page says of another component's part, on paper or while a payment is under way.
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  expect(twice.sort()).toEqual(['button', 'datum-call', 'score-figure']);
  expect(names.length).toBeGreaterThan(100);
});

test('a stylesheet stands beside a component that it gives a style to, or in ui where several share it', () => {
  const strays = owned.filter(({ sheet, classes }) => {
    const folder = path.posix.dirname(sheet);
    const beside = sources.filter(
      (source) => folder === 'components/ui' || path.posix.dirname(source) === folder,
    );
    return classes.length > 0 && !classes.some((name) => isSaid(name, beside));
  });
  expect(strays).toEqual([]);
});

test('no class has a style that nothing asks for', () => {
  expect(owned.flatMap(({ classes }) => classes).filter((name) => !isSaid(name, sources))).toEqual([]);
});

test("the only classes that belong to no component are the design's primitives", () => {
  expect([...subjects('app/styles/primitives.css')].sort()).toEqual(PRIMITIVES.sort());
});

test('every stylesheet of a component is named by the sheet of a page, or by that of all pages', () => {
  const named = [...sheets, ...sources].flatMap((file) =>
    [...read(file).matchAll(/import '(\.[^']+\.css)'/g)].map(([, to]) =>
      path.posix.join(path.posix.dirname(file), to!),
    ),
  );
  expect(ownedSheets.filter((sheet) => !named.includes(sheet))).toEqual([]);
});

test('no stylesheet writes a color of the palette itself', () => {
  const values = Object.values(cssColors()).map((value) => value.toLowerCase());
  const written = sheets.filter((file) => {
    const css = read(file).toLowerCase();
    return values.some((value) => css.includes(value)) || css.includes('theme(colors');
  });
  expect(written).toEqual([]);
});
