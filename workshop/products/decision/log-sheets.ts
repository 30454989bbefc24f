import type { Book } from '../../sheet/book';
import { lines, page } from '../../sheet/front';

const RISKS = { first: 7, last: 18 };
const LOG = { first: 7, last: 46 };

/** A look back from a future in which it went wrong, before the choice. */
export function preMortemSheet(book: Book): void {
  const lead =
    'It is a year from now and it was a disaster. What happened? Each writes alone for ten minutes. What two people wrote is a risk with an owner.';
  const sheet = page(book, 'Pre-Mortem', {
    lead,
    leadHeight: lines(lead, 200, 15),
    to: 'I',
    widths: [2, 5, 44, 11, 11, 11, 44, 16, 14],
    pages: 1,
    freeze: 'A7',
    tab: 'type',
  });
  const heads = [
    'No.',
    'It was a disaster because',
    'How likely, 1 to 5',
    'How bad, 1 to 5',
    'Weight',
    'What we do against it',
    'Owner',
    'Done by',
  ];
  sheet.row('B6', heads, 'head.center.wrap');
  sheet.height(6, 30);
  for (let row = RISKS.first; row <= RISKS.last; row++) {
    sheet.row(
      `B${row}`,
      [
        row - RISKS.first + 1,
        undefined,
        undefined,
        undefined,
        `=IF(COUNT(D${row}:E${row})<2,"",D${row}*E${row})`,
      ],
      ['calc.center', 'input.wrap', 'input.center', 'input.center', 'calc.center'],
    );
    sheet.row(`G${row}`, [undefined, undefined, undefined], ['input.wrap', 'input', 'input.date.center']);
    sheet.height(row, 30);
  }
  sheet.allow(`D${RISKS.first}:E${RISKS.last}`, { number: [1, 5], whole: true });
  sheet.allow(`I${RISKS.first}:I${RISKS.last}`, ANY_DAY);
  const weight = `F${RISKS.first}`;
  sheet.mark(`F${RISKS.first}:F${RISKS.last}`, `=AND(ISNUMBER(${weight}),${weight}>=12)`, 'poor');
  sheet.mark(`F${RISKS.first}:F${RISKS.last}`, `=AND(ISNUMBER(${weight}),${weight}>=6,${weight}<12)`, 'fair');
}

/** What was decided, why, and when to look again. */
export function logSheet(book: Book): void {
  const lead =
    'One line for each decision. On the day to look again first read what you wrote, and only then look at what happened.';
  const sheet = page(book, 'Decision Log', {
    lead,
    to: 'J',
    widths: [2, 13, 34, 24, 38, 34, 14, 13, 13, 38],
    freeze: `D${LOG.first}`,
    repeat: `${LOG.first - 1}:${LOG.first - 1}`,
    tab: 'type',
  });
  sheet.put('B5', 'Today is', 'text.bold');
  sheet.put('C5', undefined, 'input.date.left');
  sheet.allow('C5', ANY_DAY);
  sheet.put('D5', 'With a day here, the log says what is due.', 'note');
  const heads = [
    'Decided on',
    'Question',
    'Choice',
    'Why, in two sentences',
    'What we expect to see',
    'Owner',
    'Look again on',
    'Now?',
    'What happened, and what we did not ask',
  ];
  sheet.row(`B${LOG.first - 1}`, heads, 'head.center.wrap');
  sheet.height(LOG.first - 1, 20);
  for (let row = LOG.first; row <= LOG.last; row++) {
    const now = `=IF(OR($C$5="",H${row}="",J${row}<>""),"",IF(H${row}<=$C$5,"look again",""))`;
    sheet.row(
      `B${row}`,
      [undefined, undefined, undefined, undefined, undefined, undefined, undefined, now, undefined],
      [
        'input.date.center',
        'input.wrap',
        'input.wrap',
        'input.wrap',
        'input.wrap',
        'input.wrap',
        'input.date.center',
        'calc.center',
        'input.wrap',
      ],
    );
    sheet.height(row, 44);
  }
  sheet.allow(`B${LOG.first}:B${LOG.last}`, ANY_DAY);
  sheet.allow(`H${LOG.first}:H${LOG.last}`, ANY_DAY);
  sheet.mark(`I${LOG.first}:I${LOG.last}`, `=$I${LOG.first}<>""`, 'fair');
}
