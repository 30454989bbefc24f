import { type Book } from '../../sheet/book';
import { isWithin, within } from '../../sheet/formulas';
import { page, dayIn } from '../../sheet/front';
import { type Sheet } from '../../sheet/sheet';
import { indexes, numbers, table, type Column } from '../../sheet/table';
import { warnOfTexts, saysMoreBelow } from '../../sheet/warnings';
import { check, pairsMissing } from './blocks';
import {
  CRITERIA,
  FIRST,
  LAST,
  NAMED,
  NUMBER_CELLS,
  pair,
  PAIR,
  SCORE,
  WEIGHT,
  FIRST_OPTION,
  LAST_OPTION,
  letter,
  option,
  OPTION_NAMES,
  OPTIONS,
  PEOPLE,
  personRow,
  TYPED_WEIGHTS,
} from './layout';

/** The row of what is said below the list: the one above it is in the ranges that look up a line. */
const SAYS = LAST + 2;
const USED = `$F$${FIRST}:$F$${LAST}`;

export function criteriaSheet(book: Book): void {
  const lead =
    'Weights come before scores, or they drift until your favorite wins. Word every criterion so more is better: “cash left”, not “cash needed”.';
  const sheet = page(book, 'Criteria', {
    lead,
    to: 'U',
    widths: [2, 5, 38, 11, 11, 11, 10, 3, 5, ...Array<number>(CRITERIA).fill(5.5)],
    sides: 0.3,
    pages: 1,
    freeze: 'D5',
    tab: 'type',
  });
  warnOfTexts(sheet, 'B4:U4', NUMBER_CELLS);
  sheet.put('B5', 'The question', 'text.bold');
  sheet.wide('D5:U5', '', 'input', 24);
  sheet.put('B6', 'Decide no later than', 'text.bold');
  sheet.wide('D6:E6', '', 'input.date.center');
  dayIn(sheet, 'D6', 'F6');
  sheet.named('Question', 'D5');
  sheet.named('Decide_by', 'D6');
  sheet.height(6, 22);
  sheet.height(FIRST - 2, 26);
  weights(sheet);
  pairs(sheet);
}

/** A point for being there, each won comparison, and half a point for each that nobody made. */
function pointsOf(index: number): string {
  // In a column stands what the others got against this one.
  const column = `${pair(index)}$${FIRST}:${pair(index)}$${LAST}`;
  const valid = `${NAMED}*${isWithin(column, PAIR)}`;
  const answered = `SUMPRODUCT(${valid}*ISNUMBER(${column}))`;
  const lost = `SUMPRODUCT(${valid},${column})`;
  const others = `(SUMPRODUCT(${NAMED})-1)`;
  return `1+${answered}-${lost}+0.5*(${others}-${answered})`;
}

const WEIGHT_COLUMNS: Column[] = [
  numbers(),
  { head: 'Criterion', look: 'input.wrap' },
  { head: 'Weight, if you type it', look: 'input.center' },
  {
    head: 'Points from the pairs',
    look: 'calc.center',
    value: (index) => `=IF(C#="","",${pointsOf(index)})`,
  },
  {
    head: 'Weight that counts',
    look: 'total.center',
    value: `=IF(C#="","",IF(${TYPED_WEIGHTS}=0,E#,${within('D#', WEIGHT)}))`,
    marks: { poor: '=AND($C#<>"",$F#="")' },
  },
  {
    head: 'Share',
    look: 'calc.percent.center',
    value: `=IF(ISNUMBER(F#),IF(SUM(${USED})>0,F#/SUM(${USED}),""),"")`,
  },
];

function weights(sheet: Sheet): void {
  sheet.section(`B${FIRST - 2}`, 'Criteria and their weights', 6);
  table(sheet, {
    at: `B${FIRST}`,
    columns: WEIGHT_COLUMNS,
    lines: indexes(CRITERIA),
    heads: 'head.center.wrap',
    headHeight: 88,
    height: 28,
    name: 'Criteria_list',
    uncounted: `B${SAYS + 1}:G${SAYS + 1}`,
  });
  sheet.allow(`D${FIRST}:D${LAST}`, { number: [...WEIGHT] });
  const which = `IF(${TYPED_WEIGHTS}>0,"The typed weights count.","The points from the pairs count, unless you type weights.")`;
  const missing = `IF(COUNT(${USED})<SUMPRODUCT(${NAMED})," A weight is missing.","")`;
  const left = `Workings!${check('pairs')}`;
  const says = `=${which}&${missing}&IF(${left}=0,""," "&${pairsMissing()})`;
  sheet.wide(`B${SAYS}:G${SAYS}`, says, 'note.wrap', 40);
  sheet.height(LAST + 1, 6);
  sheet.mark(`B${SAYS}:G${SAYS}`, `=${left}>0`, 'poor');
}

function pairs(sheet: Sheet): void {
  const blanks = Array<string>(CRITERIA).fill('');
  sheet.row(`I${FIRST - 2}`, ['Compared in pairs', ...blanks], 'section');
  const short = (index: number) => {
    const name = `$C$${FIRST + index}`;
    return `=IF(${name}="",${index + 1},${index + 1}&" "&LEFT(${name},13)&IF(LEN(${name})>13,"…",""))`;
  };
  sheet.row(
    `I${FIRST - 1}`,
    ['No.', ...blanks.map((_, index) => short(index))],
    ['head.center', 'head.center.upright'],
  );
  for (let own = 0; own < CRITERIA; own++) {
    const row = FIRST + own;
    const cells = blanks.map((_, other) => {
      const mirror = `${pair(own)}${FIRST + other}`;
      if (other > own) return undefined;
      return other === own ? '' : `=IF(ISNUMBER(${within(mirror, PAIR)}),1-${mirror},"")`;
    });
    const looks = blanks.map((_, other) =>
      other > own ? 'input.center' : other === own ? 'total' : 'calc.center',
    );
    sheet.row(`I${row}`, [own + 1, ...cells], ['head.center', ...looks]);
    if (own < CRITERIA - 1)
      sheet.allow(`${pair(own + 1)}${row}:${pair(CRITERIA - 1)}${row}`, { number: [...PAIR] });
  }
  const named = (number: string) =>
    `LEN(INDEX($C$${FIRST}:$C$${LAST},MATCH(${number},$B$${FIRST}:$B$${LAST},0)))>0`;
  const [first, top] = [pair(1), `(COLUMN(${pair(1)}$${FIRST})-COLUMN($I${FIRST}))`];
  sheet.mark(
    `${first}${FIRST}:${pair(CRITERIA - 1)}${LAST - 1}`,
    `=AND(Workings!${check('pairs')}>0,${top}>$I${FIRST},${first}${FIRST}="",${named(`$I${FIRST}`)},${named(top)})`,
    'poor',
  );
  const how =
    'If you could have only one of the two, which? 1: the one on the left. 0: the one above. 0.5: a tie. Each win is a point, and each criterion gets one for being there. Criteria with a lower number are on the left.';
  sheet.wide(`I${SAYS}:U${SAYS}`, how, 'note.wrap');
}

/** So many people are printed, on two pages: two of them, and one. */
const PRINTED = 3;

function scoresOf(person: number): { range: string; last: number } {
  const [from, last] = [personRow(person), personRow(person) + CRITERIA - 1];
  return { range: `${FIRST_OPTION}${from}:${LAST_OPTION}${last}`, last };
}

export function scoresSheet(book: Book): void {
  const lead =
    'Everyone scores alone, from 0 to 10, and more is better: one criterion at a time, not one option at a time. Only then look at Result.';
  const sheet = page(book, 'Scores', {
    lead,
    to: LAST_OPTION,
    widths: [2, 5, 36, ...Array<number>(OPTIONS).fill(14)],
    freeze: `D${OPTION_NAMES + 1}`,
    repeat: `${OPTION_NAMES - 1}:${OPTION_NAMES}`,
    rowHeight: 13,
    area: `A1:${LAST_OPTION}${scoresOf(PRINTED - 1).last}`,
    tab: 'type',
  });
  warnOfTexts(sheet, `B4:${LAST_OPTION}4`, NUMBER_CELLS);
  const below = indexes(PEOPLE).slice(PRINTED);
  saysMoreBelow(
    sheet,
    `B5:${LAST_OPTION}5`,
    below.map((person) => `(COUNT(${scoresOf(person).range})>0)`).join('+'),
  );
  sheet.row(`B${OPTION_NAMES - 1}`, ['', 'Option', ...indexes(OPTIONS).map(letter)], 'head.center');
  const blanks = indexes(OPTIONS).map(() => undefined);
  sheet.row(
    `B${OPTION_NAMES}`,
    ['', 'In a few words', ...blanks],
    ['label', 'label', 'input.center.wrap.bold'],
  );
  sheet.height(OPTION_NAMES, 44);
  sheet.named('Options', `${FIRST_OPTION}${OPTION_NAMES}:${LAST_OPTION}${OPTION_NAMES}`);
  for (const person of indexes(PEOPLE)) {
    const from = personRow(person);
    if (person > 0 && person % 2 === 0) sheet.breakBefore(from - 3);
    sheet.row(`B${from - 2}`, ['', `Person ${person + 1}, by name or not:`], 'section');
    sheet.wide(`D${from - 2}:F${from - 2}`, '', 'input.bold');
    sheet.height(from - 2, 22);
    const heads = indexes(OPTIONS).map(
      (index) => `=IF(${option(index)}$${OPTION_NAMES}="","",${option(index)}$${OPTION_NAMES})`,
    );
    sheet.row(`B${from - 1}`, ['No.', 'Criterion', ...heads], 'head.center.wrap');
    sheet.height(from - 1, 28);
    for (const criterion of indexes(CRITERIA)) {
      const name = `Criteria!$C$${FIRST + criterion}`;
      sheet.row(
        `B${from + criterion}`,
        [criterion + 1, `=IF(${name}="","",${name})`, ...blanks],
        ['calc.center', 'calc', 'input.center'],
      );
    }
    const block = scoresOf(person).range;
    sheet.lists.push({ numbers: 'B', first: from, last: scoresOf(person).last });
    sheet.allow(block, { number: [...SCORE] });
    sheet.named(`Scores_of_person_${person + 1}`, block);
    const needed = `AND($C${from}<>"",${FIRST_OPTION}$${OPTION_NAMES}<>"",COUNT($D$${from}:$K$${from + CRITERIA - 1})>0)`;
    sheet.mark(block, `=AND(${needed},${FIRST_OPTION}${from}="")`, 'poor');
  }
}
