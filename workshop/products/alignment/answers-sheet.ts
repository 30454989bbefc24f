import { MAX_AREA_POINTS, MAX_POINTS } from '@/lib/diagnostic/rules/score';
import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import { indexes } from '../../sheet/table';
import { warnOfTexts } from '../../sheet/warnings';
import {
  FIRST,
  FIRST_PERSON,
  IMPORTED,
  LAST,
  LAST_PERSON,
  numberCells,
  OF_PERSON,
  PEOPLE,
  person,
  statementsOf,
  words,
  type Round,
} from './layout';
import { AREAS, STATEMENTS } from './statements';

const EVERYBODY = indexes(PEOPLE);

/** One column for each person and a row for each statement; the first round takes the demo's two people. */
export function answersSheet(book: Book, round: Round): void {
  const when =
    round === 'Answers'
      ? 'The first round'
      : 'The second round, after 90 days: rate again before anyone looks at the old answers';
  const lead = `${when}. 0 Not in Place, 1 Poor, 2 Somewhat, 3 Excellent; leave a cell empty if someone didn’t rate it. Names or numbers, as you promised.`;
  const sheet = page(book, round, {
    lead,
    to: LAST_PERSON,
    widths: [2, 5, 19, 62, ...Array<number>(PEOPLE).fill(7)],
    pages: 1,
    freeze: `E${FIRST}`,
    tab: 'type',
  });
  sheet.row(
    `B${FIRST - 3}`,
    [
      '',
      '',
      'Founder’s column first, then one per person',
      'You',
      ...EVERYBODY.slice(1).map((index) => index + 1),
    ],
    ['head', 'head', 'head', 'head.center'],
  );
  const imported = (index: number, row: number) =>
    round === 'Answers' && index < 2 ? `=Import!$${'FG'[index]}$${row}` : undefined;
  const names = EVERYBODY.map((index) => imported(index, IMPORTED.names));
  sheet.row(
    `B${FIRST - 2}`,
    ['', '', 'Name or number, if you like', ...names],
    ['label', 'label', 'label', 'input.center.wrap'],
  );
  sheet.height(FIRST - 2, 42);
  sheet.row(`B${FIRST - 1}`, ['No.', 'Area', 'Statement', ...EVERYBODY.map(() => '')], 'head');
  STATEMENTS.forEach(({ area, text }, index) => {
    const ratings = EVERYBODY.map((who) => imported(who, IMPORTED.ratings + index));
    const looks = ['calc.center', 'calc', 'calc.wrap', 'input.center'];
    sheet.row(`B${FIRST + index}`, [index + 1, area, text, ...ratings], looks);
    sheet.height(FIRST + index, 28);
  });
  const block = `${FIRST_PERSON}${FIRST}:${LAST_PERSON}${LAST}`;
  sheet.allow(block, { number: [0, 3], whole: true });
  sheet.named(round === 'Answers' ? 'Answers_round_1' : 'Answers_round_2', block);
  warnOfTexts(sheet, `B4:${LAST_PERSON}4`, [numberCells(round)]);
  ofPeople(sheet);
}

function ofPeople(sheet: Sheet): void {
  sheet.section(
    `B${OF_PERSON.rated - 1}`,
    'Each person’s score, as the free diagnostic counts it: unrated statements count as 0',
    3,
  );
  sheet.height(OF_PERSON.rated - 1, 24);
  const rated = (column: string) => `${column}${OF_PERSON.rated}`;
  const some = (column: string, formula: string) => `=IF(${rated(column)}=0,"",${formula})`;
  const line = (row: number, label: string, formula: (column: string) => string, look: string) =>
    sheet.row(
      `B${row}`,
      ['', '', label, ...EVERYBODY.map((index) => formula(person(index)))],
      ['label', 'label', 'label', look],
    );
  line(OF_PERSON.rated, 'Statements rated', (c) => `=COUNT(${c}${FIRST}:${c}${LAST})`, 'calc.center');
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
    'calc.center.wrap',
  );
  sheet.height(OF_PERSON.words, 40);
}
