import type { Sheet } from '../../sheet/sheet';
import { scoreFormula } from '../okr/layout';
import { expectedFormula, signFormula, standingFormula, trendFormula, wayFormula } from './formulas';
import { lineCells, rowOf } from './history-sheet';
import { WEEKS, KEY_RESULTS, updates, SURE, week, BOARD_OF, keyResult, shown } from './layout';

const { first, last } = BOARD_OF;

/** A line for each key result: what it has reached, where it leads, and what was said of it. */
export function overviewLines(sheet: Sheet): void {
  const heads = [
    'No.',
    'Key result',
    'Owner',
    'Value',
    'Score',
    'Confidence',
    'Change',
    'Trend a week',
    'Week 12',
    'Of the way',
    'Sign',
    'Update',
    'Last comment',
  ];
  sheet.row(`B${first - 1}`, heads, 'head.center.wrap');
  sheet.height(first - 1, 28);
  sheet.row(`P${first - 1}`, ['For the board', ''], 'note');
  for (let index = 0; index < KEY_RESULTS; index++) {
    const row = rowOf(index);
    const line = lineCells(index);
    const at = first + index;
    const sure = confidence(index);
    sheet.row(
      `B${at}`,
      [
        index + 1,
        `=${shown(keyResult('D', index))}`,
        `=${shown(keyResult('E', index))}`,
        `=${standingFormula(row, line.last)}`,
        `=${scoreFormula(row.kind, row.start, row.target, `E${at}`)}`,
        `=${sure.now}`,
        `=${sure.change}`,
        `=${trendFormula(row, line)}`,
        `=${expectedFormula(`I${at}`, line)}`,
        `=${wayFormula(row, `J${at}`)}`,
        `=${signFormula(row, `K${at}`, line)}`,
        `=IF(OR(C${at}="",$E$6=0),"",IF(ISNUMBER(INDEX(${row.values},$E$6+1)),"yes","missing"))`,
        `=${comment(index)}`,
      ],
      [
        'calc.center',
        'calc',
        'calc',
        'calc.center',
        'calc.two.center',
        'calc.center',
        'calc.center',
        'calc.two.center',
        'calc.one.center',
        'calc.percent.center',
        'calc.center.bold',
        'calc.center',
        'calc',
      ],
    );
    const place = (column: string) =>
      `${column}${at}&" "&COUNTIF(${column}$${first}:${column}${at},${column}${at})`;
    sheet.row(
      `P${at}`,
      [`=IF(L${at}="","",${place('L')})`, `=IF(M${at}="missing",${place('M')},"")`],
      'note',
    );
    sheet.height(at, 18);
  }
  const column = (name: string) => `${name}${first}:${name}${last}`;
  sheet.mark(column('L'), `=OR($L${first}="ahead",$L${first}="on line")`, 'good');
  sheet.mark(column('L'), `=$L${first}="drifting"`, 'fair');
  sheet.mark(column('L'), `=$L${first}="stalled"`, 'poor');
  sheet.mark(column('M'), `=$M${first}="missing"`, 'poor');
  sheet.mark(column('H'), `=AND(ISNUMBER($H${first}),$H${first}<0)`, 'poor');
}

/** The last confidence up to the week shown, and how far it is from the one given before. */
function confidence(index: number): { now: string; change: string } {
  const cells = `History!$${week(0)}$${SURE + index}:$${week(WEEKS)}$${SURE + index}`;
  const weeks = `History!$${week(0)}$${SURE - 1}:$${week(WEEKS)}$${SURE - 1}`;
  const now = `SUMPRODUCT(MAX(ISNUMBER(${cells})*(${weeks}<=$E$6)*${weeks}))`;
  const before = `SUMPRODUCT(MAX(ISNUMBER(${cells})*(${weeks}<${now})*${weeks}))`;
  return {
    now: `IF(${now}=0,"",INDEX(${cells},${now}+1))`,
    change: `IF(${before}=0,"",INDEX(${cells},${now}+1)-INDEX(${cells},${before}+1))`,
  };
}

function comment(index: number): string {
  const written = `(${updates('D')}=${index + 1})*(${updates('B')}<=$E$6)*(LEN(${updates('I')})>0)`;
  const last = `SUMPRODUCT(MAX(${written}*${updates('B')}))`;
  const text = `INDEX(${updates('I')},(${last}-1)*${KEY_RESULTS}+${index + 1})`;
  return `IF(${last}=0,"","Week "&${last}&": "&${text})`;
}
