import type { Book } from '../../sheet/book';
import { example } from '../../sheet/front';

const LINES: [level: string, what: string, serves: number | undefined, owner: string, hours?: number][] = [
  ['year', 'Repeat customers bring in half our sales', undefined, 'Maria'],
  ['quarter', 'Service plans fill our order book', 1, 'Maria'],
  ['key result', '30 customers on a service plan', 2, 'Jon'],
  ['task', 'Call ten customers a week', 3, 'Jon', 4],
  ['task', 'Write the plan on one page', 3, 'Ann', 3],
  ['key result', 'Quotes go out within 3 days', 2, 'Ann'],
  ['task', 'Price list for repairs', 6, 'Ann', 5],
  ['task', 'Photos for the brochure', undefined, 'Jon', 6],
  ['year', 'The shop runs for two weeks without the founder', undefined, 'Maria'],
  ['key result', 'Website live', undefined, 'Jon'],
];
const FIRST = 7;
const LAST = FIRST + LINES.length - 1;

/** Ten lines of a cabinet shop, with what they found in them. */
export function exampleSheet(book: Book): void {
  const sheet = example(book, {
    widths: [2, 6, 12, 46, 9, 12, 9, 44, 24],
    to: 'I',
    lead: 'Ten lines of a cabinet shop. Change what a line serves, and see what it leads up to.',
  });
  const heads = ['No.', 'It is a', 'What', 'Serves', 'Owner', 'Hours', 'Leads up to', 'Loose end'];
  sheet.row(`B${FIRST - 1}`, heads, 'head.center');
  const column = (name: string) => `$${name}$${FIRST}:$${name}$${LAST}`;
  LINES.forEach(([level, what, serves, owner, hours], index) => {
    const row = FIRST + index;
    // Three steps upward at most: a task, a key result, a goal of the quarter, a yearly goal.
    const up = (own: string, rest: string) =>
      `IF(INDEX(${column('E')},${own})="",${own},${rest.replaceAll('@', `INDEX(${column('E')},${own})`)})`;
    const own = `$B${row}`;
    const top = up(own, up('@', up('@', '@')));
    const unserved = `IF(COUNTIF(${column('E')},${own})=0,"nobody’s working on it","")`;
    sheet.row(
      `B${row}`,
      [
        index + 1,
        level,
        what,
        serves,
        owner,
        hours,
        `=IF(INDEX(${column('C')},${top})="year",INDEX(${column('D')},${top}),"nothing")`,
        `=IF(AND(E${row}="",C${row}<>"year"),"serves nothing",IF(C${row}="task","",${unserved}))`,
      ],
      ['calc.center', 'input.center', 'input', 'input.center', 'input', 'input.center', 'calc', 'calc'],
    );
  });
  sheet.allow(`E${FIRST}:E${LAST}`, { number: [1, LINES.length], whole: true });
  sheet.mark(`H${FIRST}:H${LAST}`, `=$H${FIRST}="nothing"`, 'poor');
  sheet.mark(`I${FIRST}:I${LAST}`, `=$I${FIRST}<>""`, 'poor');
  const row = LAST + 3;
  sheet.row(`C${row - 1}`, ['No.', 'Yearly goal', '', '', 'Hours'], 'head');
  const goals: [number, string][] = [
    [1, `=D${FIRST}`],
    [9, `=D${FIRST + 8}`],
  ];
  goals.forEach(([number, title], index) =>
    sheet.row(
      `C${row + index}`,
      [number, title, '', '', `=SUMIF(${column('H')},D${row + index},${column('G')})`],
      ['calc.center', 'calc', 'calc', 'calc', 'calc.center'],
    ),
  );
  sheet.row(
    `C${row + 2}`,
    ['', 'nothing', '', '', `=SUMIF(${column('H')},"nothing",${column('G')})`],
    ['calc', 'calc', 'calc', 'calc', 'calc.center'],
  );
  const notes = [
    'What they learned: 12 of 18 hours lead up to the repeat customers, 6 to nothing, and none to the two weeks without the founder.',
    'They stop the brochure. Its hours go to the first task for the goal that has none. The website goes on the list for next quarter.',
  ];
  notes.forEach((note, index) => sheet.wide(`B${row + 4 + index}:I${row + 4 + index}`, note, 'text', 18));
  sheet.chart(`C${row + 7}`, {
    kind: 'bars',
    title: 'Hours a week for each yearly goal',
    series: [{ name: `Example!$G$${row - 1}`, values: `Example!$G$${row}:$G$${row + 2}` }],
    categories: `Example!$D$${row}:$D$${row + 2}`,
    size: [900, 220],
    format: '0',
    min: 0,
  });
}
