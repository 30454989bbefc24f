import { MEASURE_DECIMALS } from '@/lib/tools/rules/rounding';
import { type Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { type Sheet } from '../../sheet/sheet';
import { isWithin, shown } from '../../sheet/formulas';
import { indexes, table } from '../../sheet/table';
import { across, block, check, CHECKS, given, grid, ROWS, flipBlocks } from './blocks';
import {
  CRITERIA,
  FIRST,
  FIRST_OPTION,
  LAST,
  LAST_OPTION,
  MOST_TYPED,
  NAMED,
  option,
  OPTION_NAMES,
  OPTIONS,
  pair,
  PAIR,
  PAIRS,
  SCORE,
  PEOPLE,
  personRow,
  TYPED_WEIGHTS,
  WEIGHTS,
} from './layout';

/** What Result stands on, step by step; the same as lib/tools/rules/decision.ts works out. */
export function workings(book: Book): void {
  const lead = 'Nothing to fill in. Here’s where the numbers come from.';
  const sheet = page(book, 'Workings', {
    lead,
    to: LAST_OPTION,
    widths: [2, 5, 36, ...Array<number>(OPTIONS).fill(12), 3, 12, 10, 12, 10],
    freeze: 'D5',
    hidden: true,
  });
  means(sheet);
  const weight = (line: number) => `=${shown(`Criteria!$F$${FIRST + line}`)}`;
  table(sheet, {
    at: `M${FIRST}`,
    columns: [
      { head: 'Weight', look: 'calc.center', value: weight },
      { head: 'Pairs', look: 'calc.center', value: (line) => `=${pairsOf(line)}` },
    ],
    lines: indexes(CRITERIA),
  });
  totals(sheet);
  checks(sheet);
  flipBlocks(sheet);
  differences(sheet);
}

/** How many people gave a score. */
const countOf = (criterion: number, column: string) =>
  `(${indexes(PEOPLE)
    .map((person) => `Scores!${column}$${personRow(person) + criterion}`)
    .map((cell) => `ISNUMBER(${cell})*${isWithin(cell, SCORE)}`)
    .join('+')})`;

function means(sheet: Sheet): void {
  grid(sheet, FIRST, 'Mean of the scores given', (criterion, column) => {
    const [row, count] = [FIRST + criterion, countOf(criterion, column)];
    const mean = `SUM(${given(criterion, column, '0')})/${count}`;
    return `IF(OR($C${row}="",${column}$${FIRST - 1}="",${count}=0),"",${mean})`;
  });
}

/** With how many of the others a criterion was compared. */
function pairsOf(index: number): string {
  const column = `Criteria!$${pair(index)}$${FIRST}:$${pair(index)}$${LAST}`;
  const named = `AND(ISNUMBER(Criteria!$B$${FIRST + index}),Criteria!$C$${FIRST + index}<>"")`;
  return `IF(${named},SUMPRODUCT(${NAMED}*ISNUMBER(${column})*${isWithin(column, PAIR)}),0)`;
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
      // Rounded, so that places are compared exactly.
      (c) => `IF(${c}${ROWS.total}="","",ROUND(${c}${ROWS.total}/${check('sum')},${MEASURE_DECIMALS}))`,
      'two',
    ],
    [
      ROWS.place,
      'Place',
      (c) =>
        `IF(${c}${ROWS.score}="","",1+SUMPRODUCT(ISNUMBER(${across(ROWS.score)})*(${across(ROWS.score)}>${c}${ROWS.score})))`,
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
  sheet.section(`B${CHECKS.criteria - 1}`, 'Is everything there?', 3);
  const places = across(ROWS.place);
  const all = `${check('scored')}=${check('criteria')}*${check('options')}`;
  const whole = `AND(${check('criteria')}>0,${check('options')}>0,${all},${check('weights')}=${check('criteria')},${check('sum')}>0)`;
  const people = indexes(PEOPLE).map((person) => {
    const [from, last] = [personRow(person), personRow(person) + CRITERIA - 1];
    const scores = `Scores!$${FIRST_OPTION}$${from}:$${LAST_OPTION}$${last}`;
    const options = `(Scores!$${FIRST_OPTION}$${OPTION_NAMES}:$${LAST_OPTION}$${OPTION_NAMES}<>"")`;
    const asked = `(Scores!$C$${from}:$C$${last}<>"")*${options}`;
    return `IF(COUNT(${scores})=0,0,SUMPRODUCT(${asked}*(1-ISNUMBER(${scores})*${isWithin(scores, SCORE)})))`;
  });
  const rows: Record<keyof typeof CHECKS, [label: string, formula: string]> = {
    criteria: ['Criteria with a name', `SUMPRODUCT(${NAMED})`],
    options: ['Options with a name', `SUMPRODUCT((${across(FIRST - 1)}<>"")*1)`],
    scored: ['Scores someone gave', `COUNT(${block(FIRST)})`],
    weights: ['Criteria with a weight', `COUNT(${WEIGHTS})`],
    sum: ['Sum of the weights', `SUM(${WEIGHTS})`],
    ready: ['1 if nothing is missing', `IF(${whole},1,0)`],
    first: ['Options in the first place', `COUNTIF(${places},1)`],
    most: ['Highest weight there is', `IF(${TYPED_WEIGHTS}>0,${MOST_TYPED},${check('criteria')})`],
    small: ['A small change: a fifth of the heaviest weight', `MAX(${WEIGHTS})/5`],
    missing: ['Scores that people who scored left out', people.join('+')],
    pairs: [
      'Pairs left out, where pairs count and one is answered',
      `IF(OR(${TYPED_WEIGHTS}>0,SUM(${PAIRS})=0),0,(${check('criteria')}*(${check('criteria')}-1)-SUM(${PAIRS}))/2)`,
    ],
    leader: ['Number of the leader, if it is one', `IF(${check('first')}=1,MATCH(1,${places},0),"")`],
  };
  for (const [name, [label, formula]] of Object.entries(rows))
    sheet.row(
      `B${CHECKS[name as keyof typeof CHECKS]}`,
      ['', label, `=${formula}`],
      ['label', 'label', 'calc.center'],
    );
}

/**
 * Between the lowest and the highest score that people gave; the key makes each one different, so that they
 * can be sorted.
 */
function differences(sheet: Sheet): void {
  grid(sheet, ROWS.range, 'Between the lowest and the highest score given', (criterion, column) => {
    const row = FIRST + criterion;
    const [scores, orHighest] = SCORE.map((bound) => given(criterion, column, String(bound)));
    return `IF(OR(${column}${row}="",${countOf(criterion, column)}<2),"",MAX(${scores})-MIN(${orHighest}))`;
  });
  grid(
    sheet,
    ROWS.key,
    'The same, nudged slightly so it can be sorted',
    (criterion, column) => {
      const cell = `${column}${ROWS.range + criterion}`;
      const place = `(${criterion * OPTIONS}+COLUMN(${cell})-3)`;
      return `IF(N(${cell})=0,"",${cell}-${place}/1000000)`;
    },
    'calc.center',
  );
}
