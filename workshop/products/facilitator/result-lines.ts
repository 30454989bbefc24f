import type { Sheet } from '../../sheet/sheet';
import { scoreFormula } from '../okr/layout';
import { GOALS, RESULTS } from './layout';

const { first, count } = RESULTS;
const last = first + count - 1;

/** The key results with their scoring test, owner, hours and first task. */
export function keyResultLines(sheet: Sheet): void {
  sheet.section(`B${first - 2}`, 'Key results', 14);
  const heads = [
    'No.',
    'Goal',
    'Key result',
    'Kind',
    'Start',
    'Target',
    'Source',
    'Test value',
    'Score',
    'Owner',
    'Hours',
    'First task',
    'Finished on',
    'Look at',
  ];
  sheet.row(`B${first - 1}`, heads, 'head.center');
  for (let row = first; row <= last; row++) {
    const wrong = `OR(AND(E${row}="rise",G${row}<=F${row}),AND(E${row}="fall",G${row}>=F${row}))`;
    const look = firstOf([
      [`AND(COUNT(F${row}:G${row})=2,${wrong})`, 'Start and target turned round'],
      [`C${row}=""`, 'Missing: goal'],
      [`E${row}=""`, 'Missing: kind'],
      [`AND(E${row}<>"done",COUNT(F${row}:G${row})<2)`, 'Missing: start and target'],
      [`H${row}=""`, 'Missing: source'],
      [`K${row}=""`, 'Missing: owner'],
      [`L${row}=""`, 'Missing: hours a week'],
      [`OR(M${row}="",N${row}="")`, 'Missing: first task and its day'],
    ]);
    const score = scoreFormula(`E${row}`, `F${row}`, `G${row}`, `I${row}`);
    sheet.row(
      `B${row}`,
      [
        row - first + 1,
        ...Array<undefined>(7).fill(undefined),
        `=${score}`,
        ...Array<undefined>(4).fill(undefined),
        `=IF(D${row}="","",${look})`,
      ],
      [
        'calc.center',
        'input.center',
        'input.wrap',
        'input.center',
        'input.center',
        'input.center',
        'input',
        'input.center',
        'total.two.center',
        'input',
        'input.center',
        'input.wrap',
        'input.day.center',
        'note',
      ],
    );
    sheet.height(row, 28);
  }
  const column = (from: string, to = from) => `${from}${first}:${to}${last}`;
  sheet.allow(column('C'), { number: [1, GOALS.count], whole: true });
  sheet.allow(column('E'), { oneOf: ['rise', 'fall', 'done'] });
  sheet.allow(column('F', 'G'), ANY_NUMBER);
  sheet.allow(column('I'), ANY_NUMBER);
  sheet.allow(column('L'), { number: [0, 168] });
  sheet.allow(column('N'), ANY_DAY);
  sheet.mark(column('O'), `=$O${first}<>""`, 'fair');
}
