import type { Book } from '../../sheet/book';
import { heading } from '../../sheet/front';
import {
  FIRST,
  FIXES,
  FROM,
  KPIS,
  kpi,
  LAST,
  SHOWN,
  shown,
  TEAM_ROW,
  TEAMS,
  TO,
  TOOL,
  valueColumn,
  WEEKS,
} from './layout';

export function kpisSheet(book: Book): void {
  const sheet = book.sheet('KPIs', {
    widths: [2, 5, 16, 34, 38, 22, 14, 11, 9, 9, 9, 9, 9, 34],
    landscape: true,
    pages: 1,
    freeze: `E${FIRST}`,
    tab: '123B63',
  });
  const lead =
    'Ten at most. Target: what you call good. Limit: past it somebody has to act. Only a KPI that should stay between has an upper target and limit. Leave the weight empty for 1.';
  heading(sheet, TOOL, 'KPIs', lead, 'N', 18);
  sheet.put('D5', 'First day of week 1', 'text.right.bold');
  sheet.put('E5', undefined, 'input.date.center');
  sheet.allow('E5', { days: ['2020-01-01', '2099-12-31'] });
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
    const look = [
      [`AND(COUNT(I${row}:J${row})=2,OR(${below},${above}))`, 'The limit is on the good side'],
      [`AND(H${row}="between",COUNT(K${row}:L${row})<2)`, 'Missing: upper target and limit'],
      [`AND(H${row}="between",${upper})`, 'The upper side is upside down'],
      [`COUNT(I${row}:J${row})<2`, 'Missing: target and limit'],
      [`H${row}=""`, 'Above, below or between?'],
      [`G${row}=""`, 'Missing: owner'],
      [`C${row}=""`, 'Missing: team'],
      [`E${row}=""`, 'Missing: definition'],
      [`F${row}=""`, 'Missing: source'],
    ].reduceRight((rest, [when, what]) => `IF(${when},"${what}",${rest})`, '""');
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
  sheet.allow(column('I', 'L'), { number: [-1e12, 1e12] });
  sheet.allow(column('M'), { number: [0, 100] });
  sheet.mark(column('N'), `=$N${FIRST}<>""`, 'fair');
}

export function weeklyValuesSheet(book: Book): void {
  const sheet = book.sheet('Weekly Values', {
    widths: [2, 7, 11, ...Array<number>(KPIS).fill(14)],
    landscape: true,
    freeze: `D${FROM}`,
    repeat: `${FROM - 2}:${FROM - 1}`,
    tab: '123B63',
  });
  const lead =
    'One value a week for each KPI, by its owner. What is not known stays empty: it is shown as missing and never counts as 0.';
  heading(sheet, TOOL, 'Weekly Values', lead, valueColumn(KPIS - 1), 18);
  const indices = Array.from({ length: KPIS }, (_, index) => index);
  sheet.row(
    `B${FROM - 2}`,
    ['Week', 'From', ...indices.map((index) => `=${shown(kpi('D', index))}`)],
    ['head.center', 'head.center', 'head.center.wrap'],
  );
  sheet.height(FROM - 2, 42);
  sheet.row(
    `B${FROM - 1}`,
    ['', 'Owner', ...indices.map((index) => `=${shown(kpi('G', index))}`)],
    'calc.center',
  );
  for (let week = 1; week <= WEEKS; week++) {
    const day = `=IF(KPIs!$E$5="","",KPIs!$E$5+${7 * (week - 1)})`;
    sheet.row(
      `B${FROM + week - 1}`,
      [week, day, ...indices.map(() => undefined)],
      ['calc.center', 'calc.day.center', 'input.center'],
    );
  }
  sheet.breakBefore(FROM + 26);
  sheet.allow(`D${FROM}:${valueColumn(KPIS - 1)}${TO}`, { number: [-1e12, 1e12] });
  sheet.mark(`B${FROM}:C${TO}`, `=$B${FROM}=${SHOWN}`, 'bar');
}

/** Every missed target, with what is done about it. */
export function fixesSheet(book: Book): void {
  const { first, last } = FIXES;
  const sheet = book.sheet('Fixes', {
    widths: [2, 5, 8, 8, 34, 10, 54, 16, 12, 9, 16, 9],
    landscape: true,
    freeze: `G${first}`,
    repeat: `${first - 1}:${first - 1}`,
    tab: '123B63',
  });
  const lead =
    'For each missed target a line: the week, the number of the KPI, what is done, by whom, by which day. Write yes when it is done.';
  heading(sheet, TOOL, 'Fixes', lead, 'K', 18);
  const heads = [
    'No.',
    'Week',
    'KPI no.',
    'KPI',
    'Value then',
    'Fix',
    'Owner',
    'By',
    'Done?',
    'Look at',
    'Overdue',
  ];
  sheet.row(`B${first - 1}`, heads, 'head.center');
  for (let row = first; row <= last; row++) {
    const values = `'Weekly Values'!$D$${FROM}:$${valueColumn(KPIS - 1)}$${TO}`;
    const then = `INDEX(${values},$C${row},$D${row})`;
    const late = `AND(J${row}<>"yes",ISNUMBER(KPIs!$E$5),${SHOWN}>0,I${row}<KPIs!$E$5+7*(${SHOWN}-1)+4)`;
    const look = [
      [`G${row}=""`, 'What is the fix?'],
      [`H${row}=""`, 'Who does it?'],
      [`I${row}=""`, 'By when?'],
      [late, 'overdue'],
    ].reduceRight((rest, [when, what]) => `IF(${when},"${what}",${rest})`, '""');
    sheet.row(
      `B${row}`,
      [
        row - first + 1,
        undefined,
        undefined,
        `=IF(D${row}="","",${shown(`INDEX(KPIs!$D$${FIRST}:$D$${LAST},D${row})`)})`,
        `=IF(COUNT(C${row}:D${row})<2,"",IF(ISNUMBER(${then}),${then},"missing"))`,
        undefined,
        undefined,
        undefined,
        undefined,
        `=IF(AND(D${row}="",G${row}=""),"",${look})`,
        `=IF(K${row}="overdue",COUNT(L$${first - 1}:L${row - 1})+1,"")`,
      ],
      [
        'calc.center',
        'input.center',
        'input.center',
        'calc',
        'calc.center',
        'input.wrap',
        'input',
        'input.day.center',
        'input.center',
        'calc.center',
        'calc.center',
      ],
    );
  }
  sheet.allow(`C${first}:C${last}`, { number: [1, WEEKS], whole: true });
  sheet.allow(`D${first}:D${last}`, { number: [1, KPIS], whole: true });
  sheet.allow(`I${first}:I${last}`, { days: ['2020-01-01', '2099-12-31'] });
  sheet.allow(`J${first}:J${last}`, { oneOf: ['yes', 'no'] });
  sheet.mark(`J${first}:J${last}`, `=$J${first}="yes"`, 'good');
  sheet.mark(`K${first}:K${last}`, `=$K${first}="overdue"`, 'poor');
  sheet.mark(`K${first}:K${last}`, `=AND($K${first}<>"",$K${first}<>"overdue")`, 'fair');
}
