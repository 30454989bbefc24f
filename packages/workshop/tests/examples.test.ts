import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { factsOf, PRODUCTS } from '../facts';
import { exampleOf } from '../files';
import { FILLED } from '../samples/filled/filled';
import { isList, linesOf } from '@/packages/demos/kit/model';
import { allDemos } from '@/tests/support/demos';
import { FIRM, GOALS, KEY_RESULTS } from '../samples/filled/firm';
import { blankOf, openBook, openCells, openExample, textsIn, TOOLS } from './cells';

const storyOf = (slug: string) => FILLED[blankOf(slug)]!;

test('each of the nine tools is sold blank and filled', () => {
  expect(TOOLS).toHaveLength(9);
  for (const slug of TOOLS) {
    const words = readFileSync(`${PRODUCTS}/${slug}/product.yaml`, 'utf8');
    expect(factsOf(slug).files.map(({ name }) => name)).toContain(exampleOf(blankOf(slug)));
    expect(words).toMatch(/^ {2}- "Example workbook \(\.xlsx\): /m);
  }
});

describe.each(TOOLS)('The example of %s', (slug) => {
  test('types only where a buyer may type', async () => {
    const blank = await openBook(slug);
    const places = Object.keys(storyOf(slug)).map((place) => place.split('.') as [string, string]);
    const open = new Map(places.map(([sheet]) => [sheet, openCells(blank, sheet)]));
    // What is left as it is may stand between.
    const typed = places.filter(([sheet, cell]) => storyOf(slug)[`${sheet}.${cell}`] !== null);
    expect(typed.filter(([sheet, cell]) => !open.get(sheet)!.has(cell))).toEqual([]);
  });

  test('has its own day for today, or it would show something else each day', async () => {
    for (const [sheet, { cells }] of (await openExample(slug)).sheets)
      for (const [, { formula = '' }] of cells)
        for (const [, cell] of formula.matchAll(/IF\(ISNUMBER\(([^()]+)\),[^()]+,TODAY\(\)\)/g)) {
          const [name, at] = /^(?:'?(.+?)'?!)?(.+)$/.exec(cell!)!.slice(1) as [string | undefined, string];
          expect(Object.keys(storyOf(slug))).toContain(`${name ?? sheet}.${at.replaceAll('$', '')}`);
        }
  });

  test('says on its first sheet what it is, and where the blank one is', async () => {
    const text = textsIn(await openExample(slug))
      .get('Instructions')!
      .get('B4')!;
    expect(text).toContain(FIRM);
    expect(text).toContain(blankOf(slug));
  });
});

const textsOf = async (slug: string) =>
  [...textsIn(await openExample(slug)).values()].flatMap((cells) => [...cells.values()]);
const TITLES = KEY_RESULTS.map(({ title }) => title);

test.each([
  ['okr-planning-calculator', [...GOALS, ...TITLES]],
  ['strategic-okr-execution-tracker', [...GOALS, ...TITLES]],
  ['okr-workshop-facilitator-kit', [...GOALS, ...TITLES]],
  ['goal-cascade-builder', [...GOALS, ...TITLES]],
  ['90-day-sprint-planner', GOALS],
])('the example of %s tells the story of the others, by its goals and key results', async (slug, told) => {
  const texts = await textsOf(slug);
  expect(told.filter((text) => !texts.includes(text))).toEqual([]);
});

test.each((await allDemos()).map((demo) => [demo.slug, demo] as const))(
  'the demo of %s begins with lines of the filled workbook',
  async (slug, { example, parts }) => {
    const texts = await textsOf(slug);
    const lines = parts.filter(isList).flatMap(({ list }) => linesOf(example, list));
    const names = lines.map(({ title, name }) => title ?? name ?? '');
    expect(names.filter((name) => name !== '' && !texts.includes(name))).toEqual([]);
  },
);
