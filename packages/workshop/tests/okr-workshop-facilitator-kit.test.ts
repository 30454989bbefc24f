import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf, clock, LENGTHS, PEOPLE, planOf } from '@/lib/tools/rules/agenda';
import { PLANS } from '@/lib/tools/rules/workshop-plans';
import { sum } from '@/lib/tools/rules/statistics';
import { keyResultScore, type KeyResultKind } from '@/lib/tools/rules/okr';
import { factsOf, guideOf } from '../facts';
import { parseGuide, textOf, elements } from '../guide/html';
import { HEAPS, HOURS, RESULTS, TIMER } from '../products/facilitator/layout';
import { SLIDES } from '../products/facilitator/deck';
import { unzip } from '../zip';
import { cells, each, fileOf, inputSets, on, testAgreement, testCases } from './workbook';

const SLUG = 'okr-workshop-facilitator-kit';
const WORKBOOK = fileOf(SLUG, 'workshop-results.xlsx');
const LINES = 3;

/** In two of three the key results need exactly the hours that there are, or a hundredth of an hour more. */
const workshops = inputSets((random) => {
  const people = random.whole(PEOPLE.min, PEOPLE.max);
  const needed = Array.from({ length: LINES }, () => random.whole(0, 1200));
  const rest = sum(needed) % people;
  const exact = needed.with(0, needed[0]! + (rest === 0 ? 0 : people - rest));
  const more = random.pick([0, 1, undefined]);
  const hours = more === undefined ? needed : exact.with(0, exact[0]! + more);
  return {
    start: random.whole(6 * 60, 16 * 60),
    length: random.pick(LENGTHS),
    people,
    free: more === undefined ? random.cents(20) : sum(exact) / people / 100,
    left: more === undefined ? undefined : -more / 100,
    keyResults: hours.map((hundredths) => ({
      kind: random.pick<KeyResultKind>(['rise', 'fall', 'done']),
      start: random.whole(-20, 100),
      target: random.whole(-20, 200),
      test: random.cents(200),
      hours: hundredths / 100,
      owner: random.pick(['Ana', 'Ben']),
    })),
  };
});

const asCells = ({ start, length, people, free, keyResults }: (typeof workshops)[number]) =>
  cells({
    'Timer.E5': start / 1440,
    'Timer.E6': length,
    'Timer.E7': people,
    [`Results.E${HOURS}`]: people,
    [`Results.E${HOURS + 1}`]: free,
    ...Object.fromEntries<number | string>(
      keyResults.flatMap(({ kind, start: from, target, test: value, hours, owner }, index) =>
        Object.entries({ E: owner, F: kind, G: from, H: target, J: value, L: hours }).map(
          ([column, one]): [string, number | string] => [`Results.${column}${RESULTS.first + index}`, one],
        ),
      ),
    ),
  });

const inRows = (column: string) =>
  Array.from({ length: TIMER.last - TIMER.first + 1 }, (_, n) => `Timer.${column}${TIMER.first + n}`);
const inResults = (column: string) =>
  Array.from({ length: LINES }, (_, n) => `Results.${column}${RESULTS.first + n}`);

testAgreement(WORKBOOK, workshops, asCells, {
  'each block of the plan with its minutes and hours is that of the core': ({ start, length, people }) => {
    const agenda = blocksOf(planOf(length)!, people);
    const inColumn = <T extends number | string>(column: string, of: (block: (typeof agenda)[number]) => T) =>
      each(inRows(column), agenda.map(of));
    return {
      ...inColumn('C', ({ title }) => title),
      ...inColumn('D', ({ does = '' }) => does),
      ...inColumn('G', ({ minutes }) => minutes),
      ...inColumn('E', ({ from }) => (start + from) / 1440),
      ...inColumn('F', ({ from, minutes }) => (start + from + minutes) / 1440),
      'Timer.E8': (start + length) / 1440,
    };
  },
  'the scores and the hours are those of the core': ({ people, free, left: exact, keyResults }) => {
    const needed = sum(keyResults.map(({ hours }) => hours));
    const left = exact ?? people * free - needed;
    return {
      ...each(
        inResults('K'),
        keyResults.map(({ test: current, ...rest }) =>
          // From 10 to 10 nothing rises, and nothing is scored.
          rest.kind !== 'done' && rest.start === rest.target
            ? undefined
            : keyResultScore({ ...rest, current, weight: 1 }),
        ),
      ),
      ...each(
        inResults('M'),
        keyResults.map(({ owner }) =>
          sum(keyResults.filter((one) => one.owner === owner).map(({ hours }) => hours)),
        ),
      ),
      [`Results.E${HOURS + 3}`]: needed,
      [`Results.E${HOURS + 4}`]: left,
      [`Results.F${HOURS + 4}`]: left < 0 ? 'A key result has to go' : 'It fits',
    };
  },
});

const [first, second] = [RESULTS.first, RESULTS.first + 1];
const [ONE, A_TIE] = [TIMER.first, expect.stringMatching(/^A tie/) as string];
const inLine = (row: number, columns: string, ...values: (string | number)[]) =>
  on('Results', [...columns].map((column) => column + row).join(' '), ...values);
testCases(WORKBOOK, [
  [
    'for a length without a plan there is no agenda',
    { 'Timer.E6': 75 },
    { [`Timer.G${ONE}`]: '', 'Timer.F6': expect.stringMatching(/^There’s no plan/) as string },
  ],
  [
    'a block that ended early says by how much, and half a day has room for twelve',
    { 'Timer.E6': 240, 'Timer.E7': 12, [`Timer.H${ONE}`]: 0.375 + 9 / 1440 },
    on('Timer', `G${ONE} I${ONE} F6 F7`, 10, -1, '', ''),
  ],
  [
    'a beginning that is a text is told, and gives no hour',
    { 'Timer.E5': 'at nine' },
    on('Timer', `F5 E8 E${ONE}`, 'Type a time, such as 9:00.', '', ''),
  ],
  [
    'nine people are told of the half day',
    { 'Timer.E6': 90, 'Timer.E7': 9 },
    on('Timer', 'F5 F7', '', 'From nine people on, half a day (240) is better.'),
  ],
  [
    'a tie for the third place is told',
    Object.fromEntries([5, 2, 2, 2].map((dots, index) => [`Results.C${HEAPS.first + index}`, dots])),
    { ...inLine(HEAPS.first, 'E', 1), ...inLine(HEAPS.first + HEAPS.count, 'D', A_TIE) },
  ],
  [
    'hours that don’t fit are told, with an owner who has more in all, a line without a source, and one that goes nowhere',
    {
      ...on('Results', `E${HOURS} E${HOURS + 1}`, 2, 3),
      ...inLine(first, 'CDEFL', 1, 'Plans', 'Ana', 'done', 7),
      ...inLine(second, 'DFGHJ', 'Regulars', 'rise', 10, 10, 10),
    },
    {
      [`Results.F${HOURS + 4}`]: 'A key result has to go',
      [`Results.F${HOURS + 1}`]: 'An owner has more in all: yellow above',
      ...inLine(first, 'P', 'Missing: source'),
      ...inLine(second, 'PK', 'Start is the target: keep?', ''),
    },
  ],
]);

const DECK = 'okr-workshop-slides.pptx';
const entries = unzip(readFileSync(fileOf(SLUG, DECK)));
const partOf = (kind: string, index: number) => entries.get(`ppt/${kind}${index + 1}.xml`)!.toString();
/** The slides as they are sold: of each what is drawn, and its notes. */
const shown = SLIDES.map((slide, index) => ({
  ...slide,
  xml: partOf('slides/slide', index),
  notes: partOf('notesSlides/notesSlide', index),
}));

test('the slides are those the page lists, and their notes give 90 minutes without a gap', () => {
  const { contains } = factsOf(SLUG).files.find(({ name }) => name === DECK)!;
  expect(SLIDES.map(({ title }) => title)).toEqual(contains);
  shown.forEach(({ title, from, to, xml, notes }, index) => {
    expect(xml).toContain(`<a:t>${title}</a:t>`);
    expect(notes).toContain(to === 0 ? 'Before the workshop.' : `Minutes ${from} to ${to}, `);
    expect(from).toBe(SLIDES[index - 1]?.to ?? 0);
  });
  expect(SLIDES.at(-1)!.to).toBe(90);
});

test('each slide shows its minutes on a clock, and has either a table to write into or a drawing', () => {
  for (const { from, to, table, title, xml } of shown.filter(({ to }) => to > 0)) {
    expect(xml, title).toContain(`name="Minutes ${from} to ${to} of 90"`);
    expect(xml.includes('name="Drawing"'), title).toBe(!table);
  }
});

test('everything on a slide stands on it, and no text but its number is smaller than 16 points', () => {
  const [width, height] = [12_192_000, 6_858_000];
  for (const { title, xml } of shown) {
    for (const [, x, y, w, h] of xml.matchAll(
      /<a:off x="(-?\d+)" y="(-?\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"\/>/g,
    )) {
      expect(Math.min(Number(x), Number(y)), title).toBeGreaterThanOrEqual(0);
      expect(Number(x) + Number(w), title).toBeLessThanOrEqual(width);
      expect(Number(y) + Number(h), title).toBeLessThanOrEqual(height);
    }
    for (const [, size] of xml
      .replace(/<p:sp>(?:(?!<\/p:sp>).)*type="sldNum".*?<\/p:sp>/gs, '')
      .matchAll(/ sz="(\d+)"/g))
      expect(Number(size), title).toBeGreaterThanOrEqual(1600);
  }
});

test('the script goes from 0 to 90 without a gap, each part on five minutes, with the blocks of the plan', () => {
  const timed = elements(parseGuide(guideOf(SLUG)).children).flatMap((element) => {
    const [, from, to, title] = /^(\d+) to (\d+)\s+(.*)$/.exec(textOf(element)) ?? [];
    return element.tag === 'h3' && title ? [{ from: Number(from), to: Number(to), title }] : [];
  });
  for (const { from } of timed) expect(from % 5).toBe(0);
  expect(timed.map(({ from }) => from)).toEqual([0, ...timed.slice(0, -1).map(({ to }) => to)]);
  expect(timed.at(-1)!.to).toBe(90);
  // Sorting and the vote are two parts of one block.
  const blocks = blocksOf(planOf(90)!, PEOPLE.max).flatMap(({ title, from }) =>
    title === 'Sort and vote'
      ? [
          [from, 'Sort'],
          [from + 5, 'Vote'],
        ]
      : [[from, title]],
  );
  expect(timed.map(({ from, title }) => [from, title])).toEqual(blocks);
});

test('the agenda has every plan, each block at its hour for eight people, and says what others need', () => {
  const xml = unzip(readFileSync(fileOf(SLUG, 'agenda.docx')))
    .get('word/document.xml')!
    .toString();
  const text = [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)/g)]
    .map(([, piece]) => piece!.trim())
    .filter(Boolean)
    .join('|');
  for (const plan of PLANS) {
    const [, own] = new RegExp(`\\|${plan.title}\\|(.*?)(?=\\|The minutes are|\\|The same)`).exec(text)!;
    for (const { title, from, minutes } of blocksOf(plan, 8))
      expect(own).toContain(`${clock('9:00', from)}|${title}|${minutes}`);
    expect(own).toContain(`${clock('9:00', plan.minutes)}|End`);
  }
  expect(text).toContain('9 or 10 people:|Scoring test 25, First tasks, and close 10.');
});
