import { MISSING_ENDS } from '../okr/key-results';
import { KINDS_SAID, scoreFormula, ASK_KIND, KINDS, wrongWay } from '../okr/layout';
import { type Book } from '../../sheet/book';
import { MEASURE_DECIMALS } from '@/lib/tools/rules/rounding';
import { page, dayIn } from '../../sheet/front';
import { type Sheet } from '../../sheet/sheet';
import { indexes, numbers, table, type Column } from '../../sheet/table';
import { warnOfTexts } from '../../sheet/warnings';
import { HEAPS, GOALS, NUMBER_CELLS, RESULTS, RESULTS_END, HOURS } from './layout';
import { compared, firstOf, isTextual, ENTER_A_DATE } from '../../sheet/formulas';
import { ANY_DAY, ANY_NUMBER } from '../../sheet/rules';

const { first, count } = RESULTS;
const last = first + count - 1;

/**
 * What the room decides, typed in while it watches: vote, goals, key results with their test, hours, what
 * stops.
 */
export function resultsSheet(book: Book): void {
  const lead = `Type while the room watches. Kind: ${KINDS_SAID}.`;
  const sheet = page(book, 'Results', {
    lead,
    to: 'P',
    widths: [2, 5, 7, 34, 12, 7.5, 8, 8, 16, 8, 7, 7, 8, 24, 10.5, 26],
    sides: 0.3,
    area: `A1:O${RESULTS_END}`,
    tab: 'type',
  });
  sheet.put('B5', 'Workshop', 'text.bold');
  sheet.put('D5', undefined, 'input');
  sheet.put('B6', 'Day', 'text.bold');
  sheet.put('D6', undefined, 'input.date.left');
  dayIn(sheet, 'D6');
  sheet.put('B7', 'In 90 days', 'text.bold');
  sheet.wide('D7:H7', '', 'input', 18);
  sheet.ask('D7', 'What will be better in 90 days, in one sentence.');
  warnOfTexts(sheet, 'B4:P4', NUMBER_CELLS);
  vote(sheet);
  goals(sheet);
  sheet.breakBefore(first - 2);
  keyResultLines(sheet);
  hours(sheet);
}

const HEAP_ROWS = [HEAPS.first, HEAPS.first + HEAPS.count - 1] as const;
const DOTS = `$C$${HEAP_ROWS[0]}:$C$${HEAP_ROWS[1]}`;
const HEAP_COLUMNS: Column[] = [
  numbers(),
  { head: 'Dots', look: 'input.center', allow: { number: [0, 36], whole: true } },
  {
    head: 'Pile of cards',
    look: 'input',
    ask: 'What the cards of this pile have in common, in a few words.',
  },
  {
    head: 'Place',
    look: 'calc.center',
    value: `=IF(N(C#)<=0,"",RANK(C#,${DOTS}))`,
    marks: { good: '=AND(ISNUMBER(E#),E#<=3)' },
  },
];

function vote(sheet: Sheet): void {
  sheet.section(`B${HEAPS.first - 2}`, 'Vote', 4);
  table(sheet, { at: `B${HEAPS.first}`, columns: HEAP_COLUMNS, lines: indexes(HEAPS.count), name: 'Vote' });
  sheet.put(
    `D${HEAPS.first + HEAPS.count}`,
    `=IF(COUNTIF(E${HEAP_ROWS[0]}:E${HEAP_ROWS[1]},"<=3")>3,"A tie: vote again, one dot each.","")`,
    'note',
  );
}

function goals(sheet: Sheet): void {
  sheet.section(`B${GOALS.first - 2}`, 'Goals', 7);
  const heads = ['No.', '', 'Who’s better off, and how', '', '', '', ''];
  sheet.row(`B${GOALS.first - 1}`, heads, ['head.center', 'head']);
  sheet.ask(`D${GOALS.first}:D${GOALS.first + GOALS.count - 1}`, 'One sentence with no number.');
  sheet.lists.push({ numbers: 'B', first: GOALS.first, last: GOALS.first + GOALS.count - 1 });
  sheet.named('Workshop_goals', `D${GOALS.first}:D${GOALS.first + GOALS.count - 1}`);
  for (let index = 0; index < GOALS.count; index++) {
    const row = GOALS.first + index;
    sheet.row(`B${row}`, [index + 1, ''], 'calc.center');
    sheet.wide(`D${row}:H${row}`, '', 'input', 20);
  }
}

function hours(sheet: Sheet): void {
  sheet.section(`B${HOURS - 2}`, 'Hours a week', 7);
  const line = (row: number, label: string, value: string | undefined) => {
    sheet.put(`D${row}`, label, 'label');
    sheet.put(`E${row}`, value, row <= HOURS + 1 ? 'input.center' : 'total.center');
  };
  line(HOURS, 'People', undefined);
  line(HOURS + 1, 'Hours each has free of day-to-day business', undefined);
  const more = `ISNUMBER($M$${first}:$M$${last})*($M$${first}:$M$${last}>E${HOURS + 1})`;
  sheet.put(
    `F${HOURS + 1}`,
    `=IF(COUNT(E${HOURS + 1})=0,"",IF(SUMPRODUCT(${more})=0,"","An owner has more in all: yellow above"))`,
    'text.bold.left.indent',
  );
  line(HOURS + 2, 'Hours available', `=IF(COUNT(E${HOURS}:E${HOURS + 1})<2,"",E${HOURS}*E${HOURS + 1})`);
  line(HOURS + 3, 'Needed by the key results', `=SUM(L${first}:L${last})`);
  line(HOURS + 4, 'Left', `=IF(E${HOURS + 2}="","",ROUND(E${HOURS + 2}-E${HOURS + 3},${MEASURE_DECIMALS}))`);
  const left = `E${HOURS + 4}`;
  sheet.put(
    `F${HOURS + 4}`,
    `=IF(${left}="","",IF(${left}<0,"A key result has to go","It fits"))`,
    'text.bold.left.indent',
  );
  sheet.mark(`E${HOURS + 4}`, `=AND(ISNUMBER(${left}),${left}<0)`, 'poor');
  sheet.allow(`E${HOURS}`, { number: [1, 100], whole: true });
  sheet.allow(`E${HOURS + 1}`, { number: [0, 168] });
  sheet.put(`B${HOURS + 6}`, 'We stop', 'text.bold');
  sheet.wide(`D${HOURS + 6}:H${HOURS + 6}`, '', 'input', 20);
  sheet.put(`B${HOURS + 7}`, 'First check-in', 'text.bold');
  sheet.row(`D${HOURS + 7}`, [undefined, undefined], ['input.date.left', 'input.time.center']);
  dayIn(sheet, `D${HOURS + 7}`, `F${HOURS + 7}`);
  sheet.allow(`E${HOURS + 7}`, { time: true });
}

/** What should rise or fall, but has its target where it starts, can't be scored. */
const GOES_NOWHERE = 'AND(OR(F#="rise",F#="fall"),COUNT(G#:H#)=2,G#=H#)';
const LOOK_AT = firstOf([
  [`OR(${['G#', 'H#', 'J#', 'L#'].map(isTextual).join(',')})`, 'A number is typed as a text'],
  [isTextual('O#'), ENTER_A_DATE],
  [wrongWay('F#', 'G#', 'H#'), 'Start and target go the other way'],
  [GOES_NOWHERE, 'Start is the target: keep?'],
  ['C#=""', 'Missing: goal'],
  ['F#=""', 'Missing: kind'],
  ...MISSING_ENDS,
  ['I#=""', 'Missing: source'],
  ['E#=""', 'Missing: owner'],
  ['L#=""', 'Missing: hours a week'],
  ['OR(N#="",O#="")', 'Missing: first task and its day'],
]);

const COLUMNS: Column[] = [
  numbers(),
  {
    head: 'Goal',
    look: 'input.center',
    allow: { number: [1, GOALS.count], whole: true },
  },
  {
    head: 'Key result',
    look: 'input.wrap',
    ask: 'What is measured; the numbers stand beside it.',
  },
  { head: 'Owner', look: 'input', ask: 'One name.' },
  { head: 'Kind', look: 'input.center', allow: { oneOf: KINDS }, ask: ASK_KIND },
  { head: 'Start', look: 'input.center', allow: ANY_NUMBER },
  { head: 'Target', look: 'input.center', allow: ANY_NUMBER },
  { head: 'Source', look: 'input.wrap', ask: 'Where anyone can look the value up.' },
  {
    head: 'Test value',
    look: 'input.center',
    allow: ANY_NUMBER,
    ask: 'A value it could reach: everyone holds up their score first.',
  },
  {
    head: 'Score',
    look: 'total.two.center',
    value: `=IF(${GOES_NOWHERE},"",${scoreFormula('F#', 'G#', 'H#', 'J#')})`,
  },
  { head: 'Hours', look: 'input.center', allow: { number: [0, 168] }, ask: 'Hours a week that it takes.' },
  {
    head: 'Owner, in all',
    look: 'calc.center',
    value: `=IF(OR(E#="",COUNT(L#)=0),"",SUMIF($E$${first}:$E$${last},E#,$L$${first}:$L$${last}))`,
    marks: { fair: `=IF(COUNT($M#,$E$${HOURS + 1})=2,${compared('$M#', '>', `$E$${HOURS + 1}`)},FALSE)` },
  },
  {
    head: 'First task',
    look: 'input.wrap',
    ask: 'What its owner does first, this week or next.',
  },
  { head: 'Finished on', look: 'input.day.center', allow: ANY_DAY },
  { head: 'Look at', look: 'note', value: `=IF(D#="","",${LOOK_AT})`, marks: { fair: '=$P#<>""' } },
];

export function keyResultLines(sheet: Sheet): void {
  const { first, count } = RESULTS;
  sheet.section(`B${first - 2}`, 'Key results', COLUMNS.length);
  table(sheet, {
    at: `B${first}`,
    columns: COLUMNS,
    lines: indexes(count),
    heads: 'head.center.wrap',
    headHeight: 28,
    height: 28,
    name: 'Workshop_key_results',
  });
}
