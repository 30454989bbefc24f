import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { factsOf, PRODUCTS } from '../facts';
import { exampleOf } from '../files';
import { FILLED } from '../samples/filled/filled';
import { linesOf, type Texts } from '@/packages/demos/kit/model';
import { allDemos } from '@/tests/support/demos';
import { FIRM, GOALS, KEY_RESULTS, PEOPLE, QUARTER } from '../samples/filled/firm';
import { SLIDES } from '../products/facilitator/slides';
import { FIRST, FROM, KPIS, valueColumn } from '../products/team/layout';
import { indexes } from '../sheet/table';
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
/** What stands in a filled sheet, line by line. */
function linesIn(slug: string, sheet: string, columns: string): string[][] {
  const cells = textsIn(exampleBytes(slug)).get(sheet)!;
  const rows = indexes(100).map((row) =>
    [...columns].map((column) => cells.get(`${column}${row + 1}`) ?? ''),
  );
  return rows.filter((row) => row[0] !== '');
}
const ON_PLANNER = ['title', 'kind', 'start', 'target', 'current', 'weight', 'confidence'];
const of = (lines: readonly Texts[], ...keys: string[]) => lines.map((line) => keys.map((key) => line[key]!));
const weeksOf = (line: Texts) => indexes(13).flatMap((week) => line[`w${week + 1}`] || []);

const TITLES = KEY_RESULTS.map(({ title }) => title);

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

  test('by the demos of planner and tracker, with the numbers of a week', () => {
    const [planner, tracker] = [exampleIn('okr-plan'), exampleIn('strategic-okr')];
    expect([planner.from, planner.to, tracker.start]).toEqual([QUARTER.first, QUARTER.last, QUARTER.first]);
    expect(planner.goal).toBe(GOALS[0]);
    const week = Number(planner.week) - 1;
    const first = KEY_RESULTS.filter(({ goal }) => goal === 1);
    expect(of(linesOf(planner, 'keyResults'), ...ON_PLANNER)).toEqual(
      first.map(({ title, kind, start, target, values, weight, confidence }) => [
        ...[title, kind, ...(kind === 'done' ? ['', ''] : [String(start), String(target)])],
        ...[values[week], weight, confidence[week]].map(String),
      ]),
    );
    for (const line of linesOf(tracker, 'lines')) {
      const known = KEY_RESULTS.find(({ title }) => title === line.name)!;
      expect(of([line], 'owner', 'kind', 'start', 'target')[0]).toEqual(
        [known.owner, known.kind, known.start, known.target].map(String),
      );
      expect(weeksOf(line)).toEqual(known.values.slice(0, weeksOf(line).length).map(String));
    }
  });

  test('by people, tasks and lines of the demos, as they stand in the filled workbooks', () => {
    const [sprint, cascade] = [exampleIn('90-day'), exampleIn('goal-cascade')];
    expect([sprint.start, sprint.goal1, sprint.goal2, sprint.goal3]).toEqual([QUARTER.first, ...GOALS, '']);
    const people = linesOf(sprint, 'people');
    const tasks = linesOf(sprint, 'tasks').map((task) => ({
      ...task,
      owner: people[Number(task.owner)]!.name!,
    }));
    const planned = linesIn('90-day-sprint-planner', '12 Weeks', 'CDEFG');
    const entries = linesIn('goal-cascade-builder', 'Entries', 'CD');
    expect(linesIn('90-day-sprint-planner', 'Sprint', 'CD')).toEqual(
      expect.arrayContaining(of(people, 'name', 'hours')),
    );
    expect(planned).toEqual(expect.arrayContaining(of(tasks, 'title', 'owner', 'goal', 'hours', 'week')));
    expect(entries).toEqual(expect.arrayContaining(of(linesOf(cascade, 'entries'), 'level', 'title')));
  });

  test('by the KPIs of the demo, with their first weeks', () => {
    const cells = textsIn(exampleBytes('team-performance-dashboard'));
    for (const kpi of linesOf(exampleIn('team'), 'kpis')) {
      const index = indexes(KPIS).find((one) => cells.get('KPIs')!.get(`D${FIRST + one}`) === kpi.name)!;
      const line = ['G', 'H', 'I', 'J'].map((column) => cells.get('KPIs')!.get(`${column}${FIRST + index}`));
      expect(of([kpi], 'owner', 'direction', 'target', 'limit')[0]).toEqual(line);
      const values = weeksOf(kpi).map((_, week) =>
        cells.get('Weekly Values')!.get(`${valueColumn(index)}${FROM + week}`),
      );
      expect(weeksOf(kpi)).toEqual(values);
    }
  });

  test('by what the demos of alignment, decision and workshop begin with', () => {
    const [pair, choice, workshop] = ['strategic-al', 'executive', 'okr-work'].map(exampleIn);
    const answers = linesIn('strategic-alignment-assessment-kit', 'Answers', 'BEFGHI').filter(
      ([no]) => Number(no) > 0,
    );
    const ratings = linesOf(pair!, 'ratings');
    const columns = indexes(5).map((person) => answers.map((line) => line[1 + person]));
    expect(columns[0]).toEqual(ratings.map(({ first }) => first));
    expect(columns.slice(1)).toContainEqual(ratings.map(({ second }) => second));
    const maria = linesIn('executive-decision-framework', 'Scores', 'CDE').slice(0, 20);
    const weights = linesIn('executive-decision-framework', 'Criteria', 'CD');
    expect(weights).toEqual(expect.arrayContaining(of(linesOf(choice!, 'criteria'), 'name', 'weight')));
    expect(maria).toEqual(expect.arrayContaining(of(linesOf(choice!, 'criteria'), 'name', 'a', 'b')));
    expect(textsIn(exampleBytes('okr-workshop-facilitator-kit')).get('Results')!.get('D5')).toBe(
      workshop!.name,
    );
    expect(workshop!.people).toBe(String(PEOPLE.length));
  });

  test('by the slides and by whoever signs a memo', () => {
    expect(SLIDES.find(({ title }) => title === 'Example')!.lead).toBe(GOALS[0]);
    for (const start of ['executive', 'roi']) expect(PEOPLE).toContain(exampleIn(start).by);
  });
});
