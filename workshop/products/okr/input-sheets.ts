import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { CONFIDENCE, FIRST, FIRST_WEEK, GOALS, KEY_RESULTS, KINDS, LAST, LAST_WEEK, WEEKS } from './layout';

export function goalsSheet(book: Book): void {
  const sheet = page(book, 'Goals', {
    lead: 'Where the year is going, and up to three goals for this quarter.',
    to: 'F',
    widths: [2, 6, 62, 20, 20, 34],
    pages: 1,
    tab: 'type',
  });
  sheet.put('B5', 'The first Monday of the quarter', 'text.bold');
  sheet.put('D5', undefined, 'input.date.center');
  sheet.allow('D5', ANY_DAY);
  sheet.row('B7', ['No.', 'Goal of the year', '', '', ''], 'head');
  for (const [index, row] of [8, 9, 10].entries())
    sheet.row(`B${row}`, [index + 1, undefined], ['calc.center', 'input']);
  sheet.row(
    'B13',
    ['No.', 'Goal of the quarter', 'Serves goal of the year', 'Owner', 'Look at'],
    'head.center.wrap',
  );
  sheet.height(13, 28);
  for (let index = 0; index < GOALS; index++) {
    const row = 14 + index;
    const tell =
      index === 3
        ? `=IF(C${row}="","","A fourth goal: which of the four can wait?")`
        : `=IF(C${row}="","",IF(D${row}="","Which goal of the year does it serve?",IF(E${row}="","Who owns it?","")))`;
    sheet.row(
      `B${row}`,
      [index + 1, undefined, undefined, undefined, tell],
      ['calc.center', 'input.wrap', 'input.center', 'input', 'note.wrap'],
    );
    sheet.height(row, 30);
  }
  sheet.allow('D14:D17', { number: [1, 3], whole: true });
  sheet.mark('F14:F17', '=$F14<>""', 'fair');
  sheet.wide(
    'B19:F19',
    'A goal is one sentence without a number: who is better off, and in what way. The numbers are its key results.',
    'note.wrap',
    18,
  );
}

export function keyResultsSheet(book: Book): void {
  const lead =
    'Three to five for each goal. Kind: rise (more is better), fall (less is better), or done (0 is no, 1 is yes). Leave the weight empty for 1.';
  const sheet = page(book, 'Key Results', {
    lead,
    to: 'L',
    widths: [2, 5, 8, 44, 9, 11, 11, 24, 16, 9, 13, 34],
    pages: 1,
    freeze: `E${FIRST}`,
    tab: 'type',
  });
  const heads = [
    'No.',
    'Goal',
    'Key result',
    'Kind',
    'Start',
    'Target',
    'Source',
    'Owner',
    'Weight',
    'Due',
    'Look at',
  ];
  sheet.row(`B${FIRST - 1}`, heads, 'head.center');
  for (let row = FIRST; row <= LAST; row++) {
    const missing = [
      [`C${row}=""`, 'goal'],
      [`E${row}=""`, 'kind'],
      [`AND(E${row}<>"done",COUNT(F${row}:G${row})<2)`, 'start and target'],
      [`H${row}=""`, 'source'],
      [`I${row}=""`, 'owner'],
      [`K${row}=""`, 'date'],
    ].reduceRight((rest, [when, what]) => `IF(${when},"Missing: ${what}",${rest})`, '""');
    const wrong = `OR(AND(E${row}="rise",G${row}<=F${row}),AND(E${row}="fall",G${row}>=F${row}))`;
    const both = `AND(COUNT(F${row}:G${row})=2,${wrong})`;
    sheet.row(
      `B${row}`,
      [
        row - FIRST + 1,
        ...Array<undefined>(9).fill(undefined),
        `=IF(D${row}="","",IF(${both},"Start and target go the other way",${missing}))`,
      ],
      [
        'calc.center',
        'input.center',
        'input.wrap',
        'input.center',
        'input',
        'input',
        'input.wrap',
        'input',
        'input.center',
        'input.day.center',
        'note',
      ],
    );
    sheet.height(row, 28);
  }
  sheet.allow(`C${FIRST}:C${LAST}`, { number: [1, GOALS], whole: true });
  sheet.allow(`E${FIRST}:E${LAST}`, { oneOf: KINDS });
  sheet.allow(`F${FIRST}:G${LAST}`, ANY_NUMBER);
  sheet.allow(`J${FIRST}:J${LAST}`, { number: [0, 100] });
  sheet.allow(`K${FIRST}:K${LAST}`, ANY_DAY);
  sheet.mark(`L${FIRST}:L${LAST}`, `=$L${FIRST}<>""`, 'fair');
}

export function weeklySheet(book: Book): void {
  const lead =
    'Each Friday one value for each key result, and how sure its owner is of the target, from 1 to 10. What is not entered is not 0: the last value still holds.';
  const sheet = page(book, 'Weekly Values', {
    lead,
    to: LAST_WEEK,
    widths: [2, 5, 40, ...Array<number>(WEEKS).fill(8.5)],
    pages: 1,
    freeze: 'D8',
    tab: 'type',
  });
  block('Values', FIRST);
  block('Confidence, 1 to 10', CONFIDENCE);
  sheet.allow(`${FIRST_WEEK}${FIRST}:${LAST_WEEK}${LAST}`, ANY_NUMBER);
  const confidence = `${FIRST_WEEK}${CONFIDENCE}:${LAST_WEEK}${CONFIDENCE + KEY_RESULTS - 1}`;
  sheet.allow(confidence, { number: [1, 10], whole: true });
  sheet.mark(confidence, `=AND(ISNUMBER(D${CONFIDENCE}),D${CONFIDENCE}<=4)`, 'poor');

  function block(title: string, from: number): void {
    sheet.section(`B${from - 3}`, title, WEEKS + 2);
    const weeks = Array.from({ length: WEEKS }, (_, index) => index + 1);
    sheet.row(`B${from - 2}`, ['', 'Week', ...weeks], 'head.center');
    const dates = weeks.map((n) => `=IF(Goals!$D$5="","",Goals!$D$5+${7 * (n - 1)})`);
    sheet.row(`B${from - 1}`, ['No.', 'Key result', ...dates], ['head', 'head', 'head.day.center']);
    for (let row = from; row < from + KEY_RESULTS; row++) {
      const own = `'Key Results'!$D$${FIRST + row - from}`;
      sheet.row(
        `B${row}`,
        [row - from + 1, `=IF(${own}="","",${own})`, ...weeks.map(() => undefined)],
        ['calc.center', 'calc', 'input.center'],
      );
    }
  }
}
