import { MAX_AREA_POINTS, MAX_POINTS } from '@/lib/diagnostic/rules/score';
import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import type { Rule } from '../../sheet/rules';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { warnOfTexts } from '../../sheet/warnings';
import {
  FIRST,
  FIRST_PERSON,
  isBeyond,
  LAST,
  LAST_PERSON,
  numberCells,
  OF_PERSON,
  PEOPLE,
  person,
  saysBeyond,
  statementsOf,
  words,
  type Round,
} from './layout';
import { AREAS, STATEMENTS } from './statements';

const EVERYBODY = indexes(PEOPLE);
const titleOf = (index: number) => (index === 0 ? 'You' : index + 1);

type Statement = (typeof STATEMENTS)[number];
const COLUMNS: Column<Statement>[] = [
  numbers(5),
  { head: 'Statement', width: 42, look: 'calc.wrap', value: ({ text }) => text },
];
const RATING: Rule = { number: [0, 3], whole: true };
const ASK = '0 Not in Place, 1 Poor, 2 Somewhat, 3 Excellent; empty where it wasn’t rated.';
const PERSON: Column<Statement> = { head: '', width: 4.6, look: 'input.center', allow: RATING, ask: ASK };

export function answersSheet(book: Book, round: Round): void {
  const first = round === 'Answers';
  const when = first
    ? 'The first round'
    : 'The second round, after 90 days: rate again before anyone looks at the old answers';
  const lead = `${when}. 0 Not in Place, 1 Poor, 2 Somewhat, 3 Excellent; leave a cell empty if someone didn’t rate it. Names or numbers, as you promised.`;
  const sheet = page(book, round, {
    lead,
    widths: [2, ...widthsOf([...COLUMNS, ...EVERYBODY.map(() => PERSON)])],
    sides: 0.3,
    rowHeight: 13,
    freeze: `${FIRST_PERSON}${FIRST}`,
    repeat: `${FIRST - 3}:${FIRST - 2}`,
    tab: 'type',
  });
  sheet.row(
    `B${FIRST - 3}`,
    ['', 'Founder’s column first, then one per person', ...EVERYBODY.map(titleOf)],
    ['head', 'head', 'head.center'],
  );
  sheet.row(
    `B${FIRST - 2}`,
    ['', 'Name or number, if you like', ...EVERYBODY.map(() => undefined)],
    ['label', 'label', 'input.center.upright'],
  );
  sheet.ask(`${FIRST_PERSON}${FIRST - 2}:${LAST_PERSON}${FIRST - 2}`, 'A name or a number, as you promised.');
  sheet.height(FIRST - 2, 62);
  table(sheet, {
    at: `B${FIRST}`,
    columns: [...COLUMNS, ...EVERYBODY.map(() => PERSON)],
    lines: STATEMENTS,
    heads: 'head',
    height: 24,
    name: first ? 'Answers_round_1' : 'Answers_round_2',
  });
  warnOfTexts(sheet, `B4:${LAST_PERSON}4`, [numberCells(round)]);
  sheet.wide(`B5:${LAST_PERSON}5`, `=${saysBeyond(round)}`, 'text.bold');
  const one = `${FIRST_PERSON}${FIRST}`;
  sheet.mark(`${one}:${LAST_PERSON}${LAST}`, `=${isBeyond(one)}`, 'poor');
  sheet.breakBefore(OF_PERSON.rated - 1);
  ofPeople(sheet);
}

function ofPeople(sheet: Sheet): void {
  sheet.section(
    `B${OF_PERSON.rated - 1}`,
    'Each person’s score, as the free diagnostic counts it: unrated statements count as 0',
    PEOPLE + 2,
  );
  sheet.height(OF_PERSON.rated - 1, 24);
  const rated = (column: string) => `${column}${OF_PERSON.rated}`;
  const some = (column: string, formula: string) => `=IF(${rated(column)}="","",${formula})`;
  const line = (row: number, label: string, formula: (column: string) => string, look: string) =>
    sheet.row(
      `B${row}`,
      ['', label, ...EVERYBODY.map((index) => formula(person(index)))],
      ['label', 'label', look],
    );
  line(
    OF_PERSON.rated,
    'Statements rated',
    (c) => `=IF(COUNT(${c}${FIRST}:${c}${LAST})=0,"",COUNT(${c}${FIRST}:${c}${LAST}))`,
    'calc.center',
  );
  AREAS.forEach(({ title }, area) => {
    const [first, last] = statementsOf(area);
    line(
      OF_PERSON.areas + area,
      `${title}, points of ${MAX_AREA_POINTS}`,
      (c) => some(c, `SUM(${c}${first}:${c}${last})`),
      'calc.center',
    );
  });
  line(
    OF_PERSON.score,
    'Score, % of all points',
    (c) => some(c, `ROUND(SUM(${c}${FIRST}:${c}${LAST})/${MAX_POINTS}*100,0)`),
    'total.center',
  );
  line(
    OF_PERSON.words,
    'In words',
    (c) => `=${words(`${c}${OF_PERSON.score}`, 'score')}`,
    'calc.center.upright',
  );
  sheet.height(OF_PERSON.words, 84);
}
