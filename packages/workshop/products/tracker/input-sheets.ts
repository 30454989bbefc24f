import { type Book } from '../../sheet/book';
import { shown, dayAfter, isTextual, isWithin, notBegun, todayBy } from '../../sheet/formulas';
import { askForDay, missingDay, notMonday, page } from '../../sheet/front';
import { indexes, table, widthsOf, type Column } from '../../sheet/table';
import { ENDED, KEY_RESULT_COLUMNS, lookAt } from '../okr/key-results';
import { DONE_IS, fitsKind, KINDS_SAID, outOfWeeks, SURE_WITHIN, VALUE_HINT } from '../okr/layout';
import { askedOf, asTyped, textAsked } from '../okr/percents';
import { says, UNCOUNTED } from '../../sheet/warnings';
import { lineCells, rowOf } from './history-sheet';
import {
  FIRST,
  GOAL_ROW,
  GOALS,
  KEY_RESULTS,
  LAST,
  ASKED,
  UNCOUNTED_UPDATES,
  FIRST_DAY,
  COMMENT_LETTERS,
  TODAY,
  keyResult,
  UPDATES,
  WEEKS,
} from './layout';

const COLUMNS: Column[] = [
  ...KEY_RESULT_COLUMNS,
  {
    head: 'Look at',
    width: 25,
    look: 'note.wrap.middle',
    value: lookAt(FIRST),
    marks: { fair: '=$M#<>""' },
  },
];

/** The goals, and the key results that belong to them. */
export function keyResultsSheet(book: Book): void {
  const sheet = page(book, 'Key Results', {
    lead: `Up to nine is best; there’s room for 15. Kind: ${KINDS_SAID}. Leave the weight empty for 1. ${ENDED}`,
    leadHeight: 30,
    widths: [2, ...widthsOf(COLUMNS)],
    pages: 1,
    freeze: `E${FIRST}`,
    sides: 0.3,
    tab: 'type',
  });
  const says = missingDay('E5', `D${FIRST}:D${LAST}`, notMonday('E5'));
  askForDay(sheet, ['D5', 'First day of week 1', 'text.right.bold'], 'E5', 'F5', says);
  sheet.named('First_day', 'E5');
  sheet.row(`B${GOAL_ROW - 1}`, ['', 'Goal', 'In one sentence', '', '', '', ''], 'head');
  sheet.lists.push({ numbers: 'C', first: GOAL_ROW, last: GOAL_ROW + GOALS - 1 });
  for (const index of indexes(GOALS)) {
    sheet.put(`C${GOAL_ROW + index}`, index + 1, 'calc.center');
    sheet.wide(`D${GOAL_ROW + index}:H${GOAL_ROW + index}`, '', 'input', 18);
  }
  table(sheet, {
    at: `B${FIRST}`,
    columns: COLUMNS,
    lines: indexes(KEY_RESULTS),
    height: 28,
    name: 'Key_results',
    heads: 'head.center.wrap',
    headHeight: 28,
    uncounted: 'B12:M12',
  });
  sheet.named('Goals', `D${GOAL_ROW}:D${GOAL_ROW + GOALS - 1}`);
}

const UPDATE_LINES = indexes(WEEKS).flatMap((week) => indexes(KEY_RESULTS).map((index) => ({ week, index })));

/** In the rules of its values, by the number in the line. */
const KIND_OF = `INDEX('Key Results'!$F$${FIRST}:$F$${LAST},$D${UPDATES.first})`;
const UPDATE_COLUMNS: Column<(typeof UPDATE_LINES)[number]>[] = [
  { head: 'Week', width: 7, look: 'calc.center', value: ({ week }) => week + 1 },
  {
    head: 'Thursday',
    width: 11,
    look: 'calc.day.center',
    value: ({ week }) => `=${dayAfter(FIRST_DAY, 7 * week + 3)}`,
  },
  { head: 'No.', width: 5, look: 'calc.center', value: ({ index }) => index + 1 },
  {
    head: 'Key result',
    width: 34,
    look: 'calc.shrink',
    value: ({ index }) => `=${shown(keyResult('D', index))}`,
  },
  { head: 'Owner', width: 13, look: 'calc', value: ({ index }) => `=${shown(keyResult('E', index))}` },
  {
    head: 'Value',
    width: 12,
    look: 'input.center',
    allow: {
      so: `AND(ISNUMBER(G${UPDATES.first}),${fitsKind(`G${UPDATES.first}`, KIND_OF)})`,
      hint: VALUE_HINT,
    },
    ask: 'As it stands today, without its unit; 1 for done.',
  },
  {
    head: 'Confidence',
    width: 12,
    look: 'input.center',
    allow: { number: [...SURE_WITHIN], whole: true },
    ask: 'That it reaches its target: 1 is hopeless, 10 is certain.',
  },
  {
    head: 'One line',
    width: 60,
    look: 'input.wrap',
    allow: { letters: COMMENT_LETTERS },
    ask: `What moved it, or what’s in the way, in up to ${COMMENT_LETTERS} characters.`,
  },
  {
    head: 'Look at',
    width: 26,
    look: 'note.shrink',
    value: ({ index }) => {
      const { small, big, share, begins, ends } = lineCells(index);
      const slip = `AND(G#<>0,OR(ABS(G#)<=${small},ABS(G#)>=${big}))`;
      const number = (formula: string, cell = 'G#') => `IF(ISNUMBER(${cell}),${formula},FALSE)`;
      const fits = fitsKind('G#', rowOf(index).kind);
      const typed = 'LEN(G#&H#&I#)>0';
      const early = `AND(${number(`C#-3>${todayBy(`Promises!${TODAY}`)}`, 'C#')},${typed})`;
      return `=${[
        [`AND(E#="",${typed})`, '"Key Results has no number "&D#'],
        [isTextual('G#'), textAsked('G#')],
        [isTextual('H#'), textAsked('H#')],
        [number(`NOT(${fits})`), `${asTyped('G#')}&${DONE_IS}`],
        [number(slip), askedOf('G#', rowOf(index), share)],
        [number(`${isWithin('H#', SURE_WITHIN)}=0`, 'H#'), `${asTyped('H#')}&"? Confidence is 1 to 10"`],
        [early, notBegun('B#', 'row')],
        [`AND(OR(B#<${begins},B#>${ends}),${typed})`, `"Week "&B#&": "&${outOfWeeks(begins, ends)}`],
      ].reduceRight((rest, [when, says]) => `IF(${when},${says},${rest})`, '""')}`;
    },
    marks: { fair: '=$J#<>""' },
  },
];

/** A line for each week and key result: the three things that an owner writes stand side by side. */
export function updatesSheet(book: Book): void {
  const { first, last } = UPDATES;
  const sheet = page(book, 'Updates', {
    lead: 'Each Thursday: the value, how sure you are of the target from 1 to 10, and one line on what moved it or what’s in the way. No value? Leave it empty. To see or print only yours, filter Key result or Week.',
    widths: [2, ...widthsOf(UPDATE_COLUMNS)],
    freeze: `G${first}`,
    repeat: `${first - 1}:${first - 1}`,
    area: `A1:I${last}`,
    pages: 4,
    rowHeight: 13,
    tab: 'type',
  });
  sheet.number(first, last);
  says(sheet, 'B4:I4', `IF(${UNCOUNTED_UPDATES}=0,${ASKED},"${UNCOUNTED}")`);
  table(sheet, {
    at: `B${first}`,
    columns: UPDATE_COLUMNS,
    lines: UPDATE_LINES,
    filter: true,
    name: 'Updates_list',
  });
  sheet.mark(`B${first}:F${last}`, `=$D${first}=1`, 'group');
  sheet.mark(`H${first}:H${last}`, `=AND(ISNUMBER($H${first}),$H${first}<=4)`, 'poor');
}
