import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { factsOf, PRODUCTS } from '@/workshop/facts';
import { exampleOf } from '@/workshop/files';
import { FILLED } from '@/workshop/samples/filled/filled';
import { FIRM } from '@/workshop/samples/filled/firm';
import { formulasIn, openCells, textsIn } from './cells';
import { blankOf, fileOf } from './workbook';

const TOOLS = readdirSync(PRODUCTS).filter((slug) => blankOf(slug) !== undefined);
const storyOf = (slug: string) => FILLED[blankOf(slug)!]!;
const exampleBytes = (slug: string) => readFileSync(fileOf(slug, exampleOf(blankOf(slug)!)));

test('each of the nine tools is sold blank and filled', () => {
  expect(TOOLS).toHaveLength(9);
  for (const slug of TOOLS) {
    const words = readFileSync(`${PRODUCTS}/${slug}/product.yaml`, 'utf8');
    expect(factsOf(slug).files.map(({ name }) => name)).toContain(exampleOf(blankOf(slug)!));
    expect(words).toMatch(/^ {2}- "Example workbook \(\.xlsx\): /m);
  }
});

describe.each(TOOLS)('The example of %s', (slug) => {
  test('types only where a buyer may type', () => {
    const blank = readFileSync(fileOf(slug, blankOf(slug)!));
    const places = Object.keys(storyOf(slug)).map((place) => place.split('.') as [string, string]);
    const open = new Map(places.map(([sheet]) => [sheet, openCells(blank, sheet)]));
    // What is left as it is may stand between.
    const typed = places.filter(([sheet, cell]) => storyOf(slug)[`${sheet}.${cell}`] !== null);
    expect(typed.filter(([sheet, cell]) => !open.get(sheet)!.has(cell))).toEqual([]);
  });

  test('has its own day for today, or it would show something else each day', () => {
    for (const [sheet, cells] of formulasIn(exampleBytes(slug)))
      for (const [, formula] of cells)
        for (const [, cell] of formula.matchAll(/IF\(ISNUMBER\(([^()]+)\),[^()]+,TODAY\(\)\)/g)) {
          const [name, at] = /^(?:'?(.+?)'?!)?(.+)$/.exec(cell!)!.slice(1) as [string | undefined, string];
          expect(Object.keys(storyOf(slug))).toContain(`${name ?? sheet}.${at.replaceAll('$', '')}`);
        }
  });

  test('says on its first sheet what it is, and where the blank one is', () => {
    const text = textsIn(exampleBytes(slug)).get('Instructions')!.get('B4')!;
    expect(text).toContain(FIRM);
    expect(text).toContain(blankOf(slug));
  });
});
