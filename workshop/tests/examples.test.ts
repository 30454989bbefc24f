import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { factsOf, PRODUCTS } from '@/workshop/facts';
import { exampleOf } from '@/workshop/files';
import { FILLED } from '@/workshop/samples/filled/filled';
import { linesOf, type AnyState, type Texts } from '@/demos/kit/model';
import { allDemos } from '@/tests/support/demos';
import { FIRM, GOALS, KEY_RESULTS, PEOPLE, QUARTER } from '@/workshop/samples/filled/firm';
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

const DEMOS = await allDemos();
const exampleIn = (start: string) => DEMOS.find(({ slug }) => slug.startsWith(start))!.example;
const TITLES = KEY_RESULTS.map(({ title }) => title);
const ofKeyResults = (lines: readonly Texts[], key: string) => lines.map((line) => line[key]!);

describe('One story is told', () => {
  test.each([
    ['okr-planning-calculator', [...GOALS, ...TITLES]],
    ['strategic-okr-execution-tracker', [...GOALS, ...TITLES]],
    ['okr-workshop-facilitator-kit', [...GOALS, ...TITLES]],
    ['goal-cascade-builder', [...GOALS, ...TITLES]],
    ['90-day-sprint-planner', GOALS],
  ])('by the goals and key results of the filled workbook of %s', (slug, told) => {
    const texts = [...textsIn(exampleBytes(slug)).values()].flatMap((cells) => [...cells.values()]);
    expect(told.filter((text) => !texts.includes(text))).toEqual([]);
  });

  test('by the latest week, which tracker and dashboard both show', () => {
    const weeks = KEY_RESULTS[0]!.values.length;
    const shown = (slug: string, sheet: string, cell: string) =>
      textsIn(exampleBytes(slug)).get(sheet)!.get(cell);
    expect(shown('strategic-okr-execution-tracker', 'Overview', 'E6')).toBe(String(weeks));
    expect(shown('team-performance-dashboard', 'Dashboard', 'E5')).toBe(String(weeks));
  });

  test('by the goals, key results, people and first day of the demos', () => {
    const [planner, sprint, cascade, tracker] = ['okr-plan', '90-day', 'goal-cascade', 'strategic-okr'].map(
      exampleIn,
    ) as [AnyState, AnyState, AnyState, AnyState];
    const entries = linesOf(cascade, 'entries');
    const quarterly = ofKeyResults(
      entries.filter(({ level }) => level === 'quarter'),
      'title',
    );
    for (const goal of [planner.goal, sprint.goal1, sprint.goal2, ...quarterly])
      expect(GOALS).toContain(goal);
    expect(sprint.goal3).toBe('');
    const titles = [
      ...ofKeyResults(linesOf(planner, 'keyResults'), 'title'),
      ...ofKeyResults(
        entries.filter(({ level }) => level === 'key result'),
        'title',
      ),
    ];
    for (const title of titles) expect(TITLES).toContain(title);
    for (const { name, owner, kind, start, target, ...weeks } of linesOf(tracker, 'lines')) {
      const of = KEY_RESULTS.find(({ title }) => title === name)!;
      expect([owner, kind, Number(start), Number(target)]).toEqual([of.owner, of.kind, of.start, of.target]);
      const values = of.values.map((_, index) => weeks[`w${index + 1}`] ?? '').filter(Boolean);
      expect(values.map(Number)).toEqual(of.values.slice(0, values.length));
    }
    for (const name of ofKeyResults(linesOf(sprint, 'people'), 'name')) expect(PEOPLE).toContain(name);
    expect([planner.from, sprint.start, tracker.start]).toEqual(Array(3).fill(QUARTER.first));
  });
});
