import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { answers, FIRST, FIRST_PERSON, LAST, others, type Round } from './layout';
import { sortedList } from './sorted-list';
import { STATEMENTS } from './statements';

/** Mean, spread and gap of the answers to one statement; nothing where nobody rated it. */
export function statementFigures(
  round: Round,
  row: number,
): Record<'count' | 'mean' | 'spread' | 'gap', string> {
  const all = answers(round, row);
  const some = (formula: string) => `=IF(COUNT(${all})=0,"",${formula})`;
  return {
    count: `=COUNT(${all})`,
    mean: some(`AVERAGE(${all})`),
    spread: some(`STDEVP(${all})`),
    gap: some(`MAX(${all})-MIN(${all})`),
  };
}

/** Each statement's mean, spread and gap, how far the founder is from the others, and all of them sorted by the gap. */
export function alignmentSheet(book: Book): void {
  const lead =
    'Nothing to fill in. Mean: where you are. Gap: between the lowest and the highest rating, 0 to 3. Your distance: your rating less the mean of the others.';
  const sheet = page(book, 'Alignment', {
    lead,
    to: 'N',
    widths: [2, 6, 62, 9, 9, 9, 9, 9, 9, 9, 11, 11, 9, 26],
    freeze: 'D5',
    tab: 'read',
  });
  sheet.section('B7', 'Each statement', 13);
  sheet.height(7, 24);
  const heads = [
    'No.',
    'Statement',
    'Rated by',
    'Mean',
    'Spread',
    'Lowest',
    'Highest',
    'Gap',
    'You',
    'Mean of the others',
    'Your distance',
    'Place',
    'Begin with',
  ];
  sheet.row(`B${FIRST - 1}`, heads, 'head.center.wrap');
  sheet.height(FIRST - 1, 30);
  STATEMENTS.forEach(({ text }, index) => {
    const row = FIRST + index;
    const [all, rest] = [answers('Answers', row), others('Answers', row)];
    const own = `Answers!$${FIRST_PERSON}${row}`;
    const some = (formula: string) => `=IF($D${row}=0,"",${formula})`;
    const { count, mean, spread, gap } = statementFigures('Answers', row);
    sheet.row(
      `B${row}`,
      [
        index + 1,
        text,
        count,
        mean,
        spread,
        some(`MIN(${all})`),
        some(`MAX(${all})`),
        gap,
        `=IF(ISNUMBER(${own}),${own},"")`,
        `=IF(COUNT(${rest})=0,"",AVERAGE(${rest}))`,
        `=IF(OR(J${row}="",K${row}=""),"",J${row}-K${row})`,
        some(placeOf(row)),
        some(`IF(I${row}>=2,"What did you see?",IF(E${row}>=2,"It works: go on","An owner and a date"))`),
      ],
      [
        'calc.center',
        'calc.wrap',
        'calc.center',
        'calc.two.center',
        'calc.two.center',
        'calc.center',
        'calc.center',
        'calc.center',
        'calc.center',
        'calc.two.center',
        'calc.two.center',
        'calc.center',
        'calc',
      ],
    );
    sheet.height(row, 28);
  });
  const gaps = `I${FIRST}:I${LAST}`;
  sheet.mark(gaps, `=AND(ISNUMBER(I${FIRST}),I${FIRST}>=2)`, 'poor');
  sheet.mark(gaps, `=AND(ISNUMBER(I${FIRST}),I${FIRST}=1)`, 'fair');
  sheet.mark(`L${FIRST}:L${LAST}`, `=AND(ISNUMBER(L${FIRST}),ABS(L${FIRST})>=1)`, 'fair');
  sortedList(sheet);
}

/** The widest gap first, of equal ones the wider spread, then the order of the form. */
function placeOf(row: number): string {
  const [gaps, spreads] = [`$I$${FIRST}:$I$${LAST}`, `$F$${FIRST}:$F$${LAST}`];
  const [gap, spread] = [`$I${row}`, `$F${row}`];
  const wider = `SUMPRODUCT(ISNUMBER(${gaps})*((${gaps}>${gap})+(${gaps}=${gap})*(${spreads}>${spread}+1E-9)))`;
  const [above, beside] = [`$I$${FIRST}:${gap}`, `$F$${FIRST}:${spread}`];
  const same = `(${above}=${gap})*(${beside}>=${spread}-1E-9)*(${beside}<=${spread}+1E-9)`;
  return `${wider}+SUMPRODUCT(ISNUMBER(${above})*${same})`;
}
