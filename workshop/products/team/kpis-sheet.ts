import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { TEAMS, TEAM_ROW, FIRST, LAST } from './layout';

/** The teams, and what each KPI wants. */
export function kpisSheet(book: Book): void {
  const lead =
    'Ten at most. Target: what you call good. Limit: past it somebody has to act. Only a KPI that should stay between has an upper target and limit. Leave the weight empty for 1.';
  const sheet = page(book, 'KPIs', {
    lead,
    to: 'N',
    widths: [2, 5, 16, 34, 38, 22, 14, 11, 9, 9, 9, 9, 9, 34],
    pages: 1,
    freeze: `E${FIRST}`,
    tab: 'type',
  });
  sheet.put('D5', 'First day of week 1', 'text.right.bold');
  sheet.put('E5', undefined, 'input.date.center');
  sheet.allow('E5', ANY_DAY);
  sheet.row(`B${TEAM_ROW - 1}`, ['', 'No.', 'Team'], 'head');
  for (let index = 0; index < TEAMS; index++)
    sheet.row(`C${TEAM_ROW + index}`, [index + 1, undefined], ['calc.center', 'input']);
  const heads = [
    'No.',
    'Team',
    'KPI',
    'Definition: how it is counted',
    'Source',
    'Owner',
    'Should stay',
    'Target',
    'Limit',
    'Upper target',
    'Upper limit',
    'Weight',
    'Look at',
  ];
  sheet.row(`B${FIRST - 1}`, heads, 'head.center.wrap');
  sheet.height(FIRST - 1, 28);
  for (let row = FIRST; row <= LAST; row++) {
    const below = `AND(H${row}="below",J${row}<I${row})`;
    const above = `AND(OR(H${row}="above",H${row}="between"),J${row}>I${row})`;
    const upper = `AND(COUNT(K${row}:L${row})=2,OR(L${row}<K${row},K${row}<I${row}))`;
    const look = firstOf([
      [`AND(COUNT(I${row}:J${row})=2,OR(${below},${above}))`, 'The limit is on the good side'],
      [`AND(H${row}="between",COUNT(K${row}:L${row})<2)`, 'Missing: upper target and limit'],
      [`AND(H${row}="between",${upper})`, 'The upper side is upside down'],
      [`COUNT(I${row}:J${row})<2`, 'Missing: target and limit'],
      [`H${row}=""`, 'Above, below or between?'],
      [`G${row}=""`, 'Missing: owner'],
      [`C${row}=""`, 'Missing: team'],
      [`E${row}=""`, 'Missing: definition'],
      [`F${row}=""`, 'Missing: source'],
]);
    sheet.row(
      `B${row}`,
      [row - FIRST + 1, ...Array<undefined>(11).fill(undefined), `=IF(D${row}="","",${look})`],
      [
        'calc.center',
        'input',
        'input.wrap',
        'input.wrap',
        'input.wrap',
        'input',
        'input.center',
        'input.center',
        'input.center',
        'input.center',
        'input.center',
        'input.center',
        'note',
      ],
    );
    sheet.height(row, 28);
  }
  const column = (from: string, to = from) => `${from}${FIRST}:${to}${LAST}`;
  sheet.allow(column('C'), {
    from: `$D$${TEAM_ROW}:$D$${TEAM_ROW + TEAMS - 1}`,
    hint: 'One of the teams above, please.',
  });
  sheet.allow(column('H'), { oneOf: ['above', 'below', 'between'] });
  sheet.allow(column('I', 'L'), ANY_NUMBER);
  sheet.allow(column('M'), { number: [0, 100] });
  sheet.mark(column('N'), `=$N${FIRST}<>""`, 'fair');
}
