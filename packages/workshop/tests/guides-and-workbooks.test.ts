import { describe, expect, test } from 'vitest';
import { sum } from '@/lib/tools/rules/statistics';
import { guideOf as writtenGuide } from '../facts';
import { withPictures } from '../guide/pictures';
import { parseGuide, textOf, type Element, elements, rowsOf } from '../guide/html';
import { LEVEL_ROW } from '../products/cascade/share-sheet';
import { CRITERIA } from '../products/decision/layout';
import { REASONS } from '../products/sprint/layout';
import { SIGN_LINES } from '../products/tracker/signs';
import { indexes } from '../sheet/table';
import { openBook, openCells, openExample, textsIn, TOOLS } from './cells';

const guideOf = (slug: string) => parseGuide(writtenGuide(slug));
const filled = async (slug: string, sheet: string) => textsIn(await openExample(slug)).get(sheet)!;

const all = (element: Element): Element[] => [element, ...elements(element.children).flatMap(all)];
const every = (guide: Element, tag: string) => all(guide).filter((element) => element.tag === tag);

/**
 * Where in a workbook: "12 Weeks", "12 Weeks, column I: Done?", "Sprint, D5: First day of week 1" or
 * "Capacity: Hours left".
 */
const PLACE = /^(?<sheet>[^,:]+)(?:, (?:column (?<column>[A-Z]+)|(?<cell>[A-Z]+\d+)))?(?:: (?<label>.+))?$/;

describe.each(TOOLS)('%s', (slug) => {
  const places = all(guideOf(slug))
    .filter(({ kind }) => kind === 'at')
    .map(textOf);

  test('its guide speaks of the workbook, of at least three sheets or cells', () => {
    expect(textOf(guideOf(slug))).toContain('workbook');
    expect(new Set(places).size).toBeGreaterThanOrEqual(3);
  });

  test('its guide shows at least two pictures of the filled workbook, each with what it shows', async () => {
    const pictures = every(parseGuide(await withPictures(writtenGuide(slug), slug)), 'img').map(
      ({ attributes }) => / alt="([^"]*)"/.exec(attributes)?.[1] ?? '',
    );
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    for (const alt of pictures) expect(alt.length).toBeGreaterThan(40);
  });

  test.each(places)('what the guide calls "%s" is there in the workbook', async (place) => {
    const book = await openBook(slug);
    const sheets = textsIn(book);
    const { sheet, column, cell, label } = PLACE.exec(place)!.groups!;
    const cells = sheets.get(sheet!);
    expect(cells, `no sheet ${sheet}: ${[...sheets.keys()].join(', ')}`).toBeDefined();
    if (cell) expect([...cells!.keys()], place).toContain(cell);
    if (!label) return;
    const row = cell && /\d+$/.exec(cell)![0];
    const found = [...cells!].filter(([, text]) => text === label).map(([name]) => name);
    const there = found.filter((name) => {
      if (column) return name.replace(/\d+$/, '') === column;
      return !row || /\d+$/.exec(name)![0] === row;
    });
    // Where one may type beside a label, the cell to type into is named, not the label's own.
    const open = [...openCells(book, sheet!)].filter((name) => row && /\d+$/.exec(name)![0] === row);
    if (cell && open.length > 0) expect(open, `${place}: one types elsewhere`).toContain(cell);
    expect(there, `"${label}" stands in ${found.join(', ') || 'no cell'}`).not.toEqual([]);
  });
});

describe('the Friday guide', () => {
  const guide = guideOf('90-day-sprint-planner');
  const words = (text: string) => text.replace(/\.$/, '').toLowerCase();

  test('has the reasons that the workbook offers, in its order, and says of each what to do', () => {
    const lists = every(guide, 'ol').map((list) =>
      elements(list.children).map(({ children }) => children[0]!),
    );
    const reasons = lists.map((items) =>
      items.map((first) => (typeof first === 'string' ? '' : words(textOf(first)))),
    );
    expect(reasons).toContainEqual([...REASONS]);
    const mended = every(guide, 'table').map((table) =>
      rowsOf(table).map(([first]) => words(textOf(first!))),
    );
    expect(mended).toContainEqual(['if it’s mostly', ...REASONS]);
  });

  test('has an example that the rule of the workbook gives', async () => {
    const [table] = every(guide, 'table').filter(({ kind }) => kind === 'counts');
    const [, ...rows] = rowsOf(table!).map((cells) => cells.map(textOf));
    const weeks = rows.slice(0, -1).map(([, planned, finished]) => ({
      planned: Number(planned),
      finished: Number(finished),
    }));
    const percentFinished = (counted: typeof weeks) => {
      const share = sum(counted.map(({ finished }) => finished)) / sum(counted.map(({ planned }) => planned));
      return `${Math.round(share * 100)}%`;
    };
    rows.slice(0, -1).forEach(([, planned, finished, slipped, dropped, share], index) => {
      expect(Number(planned) - Number(finished)).toBe(Number(slipped) + Number(dropped));
      expect(share).toBe(percentFinished([weeks[index]!]));
    });
    expect(rows.at(-1)![5]).toBe(percentFinished(weeks.slice(-4)));
    const count = await filled('90-day-sprint-planner', 'Friday Count');
    const rowOf = (week: string) => indexes(60).find((row) => count.get(`B${row}`) === week);
    const counted = rows
      .slice(0, -1)
      .map(([week]) => ['B', 'D', 'E', 'F', 'G'].map((column) => count.get(`${column}${rowOf(week!)}`)));
    expect(rows.slice(0, -1).map((row) => row.slice(0, 5))).toEqual(counted);
  });
});

test('the cascade guide counts the tasks of the filled workbook', async () => {
  const share = await filled('goal-cascade-builder', 'Share');
  const [tasks, lead, part] = ['D', 'E', 'F'].map((column) => Number(share.get(`${column}${LEVEL_ROW + 3}`)));
  expect(textOf(guideOf('goal-cascade-builder'))).toContain(
    `So ${lead} of ${tasks} lead up to the year: ${Math.round(part! * 100)}%`,
  );
});

test('the tracker guide says of every sign of its workbook what to do', () => {
  const tables = every(guideOf('strategic-okr-execution-tracker'), 'table').map((table) =>
    rowsOf(table).map(([first]) => textOf(first!).toLowerCase()),
  );
  const [, ...named] = tables.find(([head]) => head === 'status')!;
  const signs = SIGN_LINES.flatMap((line) => line.signs);
  expect(named.flatMap((row) => row.split(', ')).sort()).toEqual([...signs].sort());
});

test('the decision guide has as many criteria as its workbook has room for', () => {
  const guide = textOf(guideOf('executive-decision-framework'));
  const [, most] = /(\w+) at most/.exec(guide.slice(guide.indexOf('List what matters')))!;
  expect({ Eight: 8, Ten: 10, Twelve: 12 }[most!]).toBe(CRITERIA);
});
