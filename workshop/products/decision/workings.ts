import type { Book } from '../../sheet/book';
import { heading } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import {
  CRITERIA,
  FIRST,
  LAST,
  LAST_OPTION,
  letter,
  option,
  OPTION_NAMES,
  OPTIONS,
  PEOPLE,
  personRow,
  TOOL,
  WEIGHTS,
} from './layout';

/** Rows of what is worked out; each block has twelve rows, one for each criterion, and a column for each option. */
export const ROWS = { total: 21, score: 22, place: 23, order: 24, flip: 40, change: 56, range: 72, key: 88 };
export const CHECKS = {
  criteria: 27,
  options: 28,
  scored: 29,
  weights: 30,
  sum: 31,
  ready: 32,
  first: 33,
  leader: 34,
};

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);
const across = (row: number) => `$D$${row}:$${LAST_OPTION}$${row}`;
const block = (from: number) => `$D$${from}:$${LAST_OPTION}$${from + CRITERIA - 1}`;
const check = (name: keyof typeof CHECKS) => `$D$${CHECKS[name]}`;

/** What Result stands on, step by step; the same as lib/domain/tools/decision.ts works out. */
export function workings(book: Book): void {
  const sheet = book.sheet('Workings', {
    widths: [2, 5, 36, ...Array<number>(OPTIONS).fill(12), 3, 12, 10, 12, 10],
    landscape: true,
    freeze: 'D5',
  });
  const lead = 'Nothing to fill in. Here anybody can follow how the figures come about.';
  heading(sheet, TOOL, 'Workings', lead, LAST_OPTION, 18);
  means(sheet);
  totals(sheet);
  checks(sheet);
  flipBlocks(sheet);
  differences(sheet);
}

function head(sheet: Sheet, row: number, title: string): void {
  sheet.row(`B${row - 2}`, [title, ...Array<string>(OPTIONS + 1).fill('')], 'section');
  sheet.height(row - 2, 24);
  const names = indexes(OPTIONS).map((index) => {
    const name = `Scores!${option(index)}$${OPTION_NAMES}`;
    return row === FIRST ? `=IF(${name}="","",${name})` : letter(index);
  });
  sheet.row(`B${row - 1}`, ['No.', 'Criterion', ...names], 'head.center');
}

function grid(
  sheet: Sheet,
  from: number,
  formula: (criterion: number, column: string) => string,
  look = 'two',
): void {
  for (const criterion of indexes(CRITERIA)) {
    const name = `Criteria!$C$${FIRST + criterion}`;
    const cells = indexes(OPTIONS).map((index) => `=${formula(criterion, option(index))}`);
    sheet.row(
      `B${from + criterion}`,
      [criterion + 1, `=IF(${name}="","",${name})`, ...cells],
      ['calc.center', 'calc', look ? `calc.${look}.center` : 'calc.center'],
    );
  }
}

/** The same cell in the block of each person. */
const given = (criterion: number, column: string) =>
  indexes(PEOPLE)
    .map((person) => `Scores!${column}$${personRow(person) + criterion}`)
    .join(',');

function means(sheet: Sheet): void {
  head(sheet, FIRST, 'Mean of the scores given');
  grid(sheet, FIRST, (criterion, column) => {
    const [row, all] = [FIRST + criterion, given(criterion, column)];
    return `IF(OR($C${row}="",${column}$${FIRST - 1}="",COUNT(${all})=0),"",AVERAGE(${all}))`;
  });
}

function totals(sheet: Sheet): void {
  const rows: [row: number, label: string, formula: (column: string) => string, look: string][] = [
    [
      ROWS.total,
      'Sum of weight × score',
      (c) =>
        `IF(OR(${check('ready')}=0,${c}$${FIRST - 1}=""),"",SUMPRODUCT(${WEIGHTS},${c}${FIRST}:${c}${LAST}))`,
      'two',
    ],
    [
      ROWS.score,
      'Score: divided by the weights',
      (c) => `IF(${c}${ROWS.total}="","",${c}${ROWS.total}/${check('sum')})`,
      'two',
    ],
    [
      ROWS.place,
      'Place',
      (c) =>
        `IF(${c}${ROWS.score}="","",1+SUMPRODUCT(ISNUMBER(${across(ROWS.score)})*(${across(ROWS.score)}>${c}${ROWS.score}+1E-9)))`,
      'whole',
    ],
    [
      ROWS.order,
      'Order on Result',
      (c) =>
        `IF(${c}${ROWS.place}="","",${c}${ROWS.place}+COUNTIF($D${ROWS.place}:${c}${ROWS.place},${c}${ROWS.place})-1)`,
      'whole',
    ],
  ];
  for (const [row, label, formula, look] of rows)
    sheet.row(
      `B${row}`,
      ['', label, ...indexes(OPTIONS).map((index) => `=${formula(option(index))}`)],
      ['label', 'label', `total.${look}.center`],
    );
}

function checks(sheet: Sheet): void {
  sheet.row(`B${CHECKS.criteria - 1}`, ['Is everything there?', '', ''], 'section');
  const places = across(ROWS.place);
  const all = `${check('scored')}=${check('criteria')}*${check('options')}`;
  const whole = `AND(${check('criteria')}>0,${check('options')}>0,${all},${check('weights')}=${check('criteria')},${check('sum')}>0)`;
  const rows: Record<keyof typeof CHECKS, [label: string, formula: string]> = {
    criteria: ['Criteria with a name', `SUMPRODUCT((Criteria!$C$${FIRST}:$C$${LAST}<>"")*1)`],
    options: ['Options with a name', `SUMPRODUCT((${across(FIRST - 1)}<>"")*1)`],
    scored: ['Scores that somebody gave', `COUNT(${block(FIRST)})`],
    weights: ['Criteria with a weight', `COUNT(${WEIGHTS})`],
    sum: ['Sum of the weights', `SUM(${WEIGHTS})`],
    ready: ['1 if nothing is missing', `IF(${whole},1,0)`],
    first: ['Options in the first place', `COUNTIF(${places},1)`],
    leader: ['Number of the leader, if it is one', `IF(${check('first')}=1,MATCH(1,${places},0),"")`],
  };
  for (const [name, [label, formula]] of Object.entries(rows))
    sheet.row(
      `B${CHECKS[name as keyof typeof CHECKS]}`,
      ['', label, `=${formula}`],
      ['label', 'label', 'calc.center'],
    );
}

/** For each criterion and option: the weight at which it is level with the leader, w - D/d, and how far away that is. */
function flipBlocks(sheet: Sheet): void {
  head(
    sheet,
    ROWS.flip,
    'The weight at which an option is level with the leader, all other weights as they are',
  );
  const leader = check('leader');
  grid(sheet, ROWS.flip, (criterion, column) => {
    const row = FIRST + criterion;
    const weight = `Criteria!$F$${row}`;
    const better = `(INDEX($D${row}:$${LAST_OPTION}${row},${leader})-${column}${row})`;
    const behind = `(INDEX(${across(ROWS.total)},${leader})-${column}$${ROWS.total})`;
    const level = `${weight}-${behind}/${better}`;
    const none = `OR(${leader}="",${column}${row}="")`;
    return `IF(${none},"",IF(COLUMN(${column}${row})-3=${leader},"",IF(ABS(${better})<1E-9,"",IF(${level}<-1E-9,"",MAX(0,${level})))))`;
  });
  head(sheet, ROWS.change, 'How far that is from the weight');
  grid(sheet, ROWS.change, (criterion, column) => {
    const cell = `${column}${ROWS.flip + criterion}`;
    return `IF(${cell}="","",ABS(${cell}-Criteria!$F$${FIRST + criterion}))`;
  });
  sheet.row(`M${ROWS.change - 1}`, ['Smallest', 'Option', 'Level at', 'Order'], 'head.center');
  const smallest = `$M$${ROWS.change}:$M$${ROWS.change + CRITERIA - 1}`;
  for (const criterion of indexes(CRITERIA)) {
    const row = ROWS.change + criterion;
    const [changes, cell, flip] = [`$D${row}:$${LAST_OPTION}${row}`, `$M${row}`, ROWS.flip + criterion];
    const before = `SUMPRODUCT(ISNUMBER(${smallest})*(${smallest}<${cell}))`;
    const beside = `SUMPRODUCT(ISNUMBER($M$${ROWS.change}:${cell})*($M$${ROWS.change}:${cell}=${cell}))`;
    sheet.row(
      `M${row}`,
      [
        `=IF(COUNT(${changes})=0,"",MIN(${changes}))`,
        `=IF(${cell}="","",MATCH(${cell},${changes},0))`,
        `=IF(${cell}="","",INDEX($D${flip}:$${LAST_OPTION}${flip},$N${row}))`,
        `=IF(${cell}="","",${before}+${beside})`,
      ],
      ['calc.two.center', 'calc.center', 'calc.two.center', 'calc.center'],
    );
  }
}

/** Between the lowest and the highest score that people gave; the key makes each one different, so that they can be sorted. */
function differences(sheet: Sheet): void {
  head(sheet, ROWS.range, 'Between the lowest and the highest score given');
  grid(sheet, ROWS.range, (criterion, column) => {
    const [row, all] = [FIRST + criterion, given(criterion, column)];
    return `IF(OR(${column}${row}="",COUNT(${all})<2),"",MAX(${all})-MIN(${all}))`;
  });
  head(sheet, ROWS.key, 'The same, made different by a little, to sort by');
  grid(
    sheet,
    ROWS.key,
    (criterion, column) => {
      const cell = `${column}${ROWS.range + criterion}`;
      const place = `(${criterion * OPTIONS}+COLUMN(${cell})-3)`;
      return `IF(N(${cell})=0,"",${cell}-${place}/1000000)`;
    },
    '',
  );
}
