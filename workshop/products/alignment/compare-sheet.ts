import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { statementFigures } from './alignment-sheet';
import { FIRST, FIRST_PERSON, LAST, LAST_PERSON, OF_PERSON, type Round } from './layout';
import { STATEMENTS } from './statements';

/** First and second round, line by line. */
export function compareSheet(book: Book): void {
  const lead =
    'Nothing to fill in. A gap that has become smaller at the same mean is progress: you now see the same thing.';
  const sheet = page(book, 'Compare', {
    lead,
    to: 'J',
    widths: [2, 6, 62, 10, 10, 10, 10, 10, 10, 30],
    pages: 1,
    freeze: `D${FIRST}`,
    tab: 'read',
  });
  sheet.row(`B${FIRST - 2}`, ['', '', 'Mean', '', '', 'Gap', '', '', ''], 'head.center');
  const rounds = ['Round 1', 'Round 2', 'Change'];
  sheet.row(`B${FIRST - 1}`, ['No.', 'Statement', ...rounds, ...rounds, 'In words'], 'head.center');
  STATEMENTS.forEach(({ text }, index) => {
    const row = FIRST + index;
    const [before, after] = [statementFigures('Answers', row), statementFigures('Answers 2', row)];
    const change = (from: string, to: string) =>
      `=IF(OR(${from}${row}="",${to}${row}=""),"",${to}${row}-${from}${row})`;
    const [mean, gap] = [`F${row}`, `I${row}`];
    const higher = `IF(${mean}>0.05,IF(${gap}>0,"better for some: ask for whom not","better"),IF(${mean}<-0.05,"worse","as it was"))`;
    sheet.row(
      `B${row}`,
      [
        index + 1,
        text,
        before.mean,
        after.mean,
        change('D', 'E'),
        before.gap,
        after.gap,
        change('G', 'H'),
        `=IF(OR(${mean}="",${gap}=""),"",IF(AND(${gap}<0,${mean}>=-0.05),"closer together",${higher}))`,
      ],
      [
        'calc.center',
        'calc.wrap',
        'calc.two.center',
        'calc.two.center',
        'total.two.center',
        'calc.center',
        'calc.center',
        'total.center',
        'calc',
      ],
    );
    sheet.height(row, 28);
  });
  const scores = (round: Round) =>
    `'${round}'!$${FIRST_PERSON}$${OF_PERSON.score}:$${LAST_PERSON}$${OF_PERSON.score}`;
  const score = (round: Round) => `=IF(COUNT(${scores(round)})=0,"",AVERAGE(${scores(round)}))`;
  const row = LAST + 1;
  sheet.row(
    `B${row}`,
    [
      '',
      'Overall score, %, mean of the people',
      score('Answers'),
      score('Answers 2'),
      `=IF(OR(D${row}="",E${row}=""),"",E${row}-D${row})`,
      '',
      '',
      '',
      '',
    ],
    ['total', 'total', 'total.one.center'],
  );
  const words = `J${FIRST}:J${LAST}`;
  sheet.mark(words, `=OR($J${FIRST}="better",$J${FIRST}="closer together")`, 'good');
  sheet.mark(words, `=LEFT($J${FIRST},10)="better for"`, 'fair');
  sheet.mark(words, `=$J${FIRST}="worse"`, 'poor');
}
