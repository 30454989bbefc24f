import { LAST_WEEK as TARGET_WEEK } from '@/lib/tools/rules/forecast';
import { exactBeside } from '../../sheet/exact';
import { asked, shown, todayBy } from '../../sheet/formulas';
import { type Sheet } from '../../sheet/sheet';
import { indexes, numbers, table, type Column } from '../../sheet/table';
import {
  BOUNDS,
  FIRST,
  FIRST_WEEK,
  LAST,
  LAST_WEEK,
  WEEKS,
  GOAL_ROW,
  GOALS,
  ASKED,
  SUMMARY,
  TALK,
  WEEKLY,
  RULES,
  WEEK_ASKED,
  WEEK_NOW,
  weekDue,
  TODAY,
  UNCOUNTED_VALUES,
  week,
} from './layout';
import { faultyLines } from './key-results';
import { MONDAY, OVER, scoresNow } from './scores-now';
import {
  goalScoreFormula,
  meanFormula,
  measuredFormula,
  quarterFormula,
  verdictFormula,
  verdictMarks,
} from '../tracker/goals';
import { monday } from '../tracker/monday';
import { SIGN_LINES, statusRules } from '../tracker/signs';
import { type Book } from '../../sheet/book';
import { missingDay, page } from '../../sheet/front';
import { seriesMark, type Mark } from '../../sheet/styles';
import { filledIn, says, saysAsElsewhere, saysWhere } from '../../sheet/warnings';
import { cellsNow, GOAL_OF, goalName, goals, ofGoal, weekly } from './weekly-scores';

const inKeyResults = (column: string) => `'Key Results'!$${column}$${FIRST}:$${column}$${LAST}`;
/** How many lines of each sheet have a fault or are in inserted rows. Advice is none, as on a fourth goal. */
const LOOK_AT = {
  Goals: filledIn(`Goals!$F$14:$F$${12 + GOALS}`),
  'Key Results': faultyLines(inKeyResults),
  'Weekly Values': `${filledIn(`'Weekly Values'!$${week(WEEKS + 1)}$${FIRST}:$${week(WEEKS + 1)}$${LAST}`)}+${UNCOUNTED_VALUES}`,
};

export function scoresSheet(book: Book): void {
  const lead =
    'Nothing to fill in: it comes from Goals, Key Results and Weekly Values. A score goes from 0 at the start to 1 at the target. The status says where the line through all values leads by week 12, and from week 12 on what came of it.';
  const sheet = page(book, 'Scores', {
    lead,
    to: LAST_WEEK,
    widths: [2, 5, 36, ...Array<number>(WEEKS).fill(9.3)],
    freeze: 'A5',
    sides: 0.3,
    area: `A1:${LAST_WEEK}${RULES + SIGN_LINES.length}`,
    tab: 'read',
  });
  says(sheet, `B4:${LAST_WEEK}4`, ASKED);
  const lines = [`D${TALK}:${LAST_WEEK}${TALK}`, `D${TALK + 1}:${LAST_WEEK}${TALK + 1}`] as const;
  monday(sheet, `B${TALK}:C${TALK}`, lines, {
    ...MONDAY,
    begin: 'Begin in Goals, then in Key Results.',
    latest: `$D$${WEEKLY - 2}`,
    enter: 'Weekly Values',
  });
  summary(sheet);
  scoresNow(sheet);
  sheet.breakBefore(WEEKLY - 3);
  weekly(sheet);
  goals(sheet);
  statusRules(sheet, `B${RULES}`, { said: 6, does: 7 });
  sheet.named('Quarter_score', `D${SUMMARY + GOALS}`);
}

const QUARTER: Column[] = [
  { ...numbers(), total: ['', 'total'] },
  {
    head: 'Goal',
    look: 'calc.wrap',
    value: (index) => `=${shown(goalName(index))}`,
    total: ['The quarter: mean of the goals', 'total'],
  },
  {
    head: 'Score',
    look: 'calc.two.center',
    value: `=${goalScoreFormula({ ...ofGoal('$B#', WEEK_NOW), scores: cellsNow('G') })}`,
    total: [
      `=${quarterFormula(`D${SUMMARY}:D${SUMMARY + GOALS - 1}`, GOAL_OF, cellsNow('H'))}`,
      'total.two.center',
    ],
  },
  {
    head: 'Confidence',
    look: 'calc.one.center',
    value: `=${meanFormula({ ...ofGoal('$B#', WEEK_NOW), scores: cellsNow('I') })}`,
    total: ['', 'total'],
  },
];

function summary(sheet: Sheet): void {
  sheet.section(`B${SUMMARY - 2}`, 'The quarter on one page', WEEKS + 2);
  table(sheet, { at: `B${SUMMARY}`, columns: QUARTER, lines: indexes(GOALS), height: 26 });
  exactBeside(sheet, `D${SUMMARY}:D${SUMMARY + GOALS}`, BOUNDS, 'two', OVER);
  statuses(sheet);
  // Its own color for each goal, as in the chart, which would name the unused ones too.
  for (const index of indexes(GOALS)) {
    const row = SUMMARY + index;
    sheet.mark(`B${row}:C${row}`, `=LEN($C${row})>0`, seriesMark(index));
  }
  sheet.put(`H${SUMMARY - 1}`, 'Measured', 'head.center');
  for (const index of indexes(GOALS)) {
    const cells = { ...ofGoal(`$B${SUMMARY + index}`, WEEK_NOW), scores: cellsNow('G') };
    sheet.put(`H${SUMMARY + index}`, `=${measuredFormula(cells)}`, 'calc.center');
  }
  // Targets are for the end of week 12: the thirteenth is for the review.
  sheet.chart(`I${SUMMARY - 1}`, {
    // Not a line: where there is no score yet, it would fall to 0.
    kind: 'columns',
    title: 'Score of each goal, week by week',
    series: indexes(GOALS).map((index) => ({
      name: `Scores!$C$${GOAL_ROW + index}`,
      values: `Scores!$${FIRST_WEEK}$${GOAL_ROW + index}:$${week(TARGET_WEEK)}$${GOAL_ROW + index}`,
    })),
    categories: `Scores!$${FIRST_WEEK}$${GOAL_ROW - 1}:$${week(TARGET_WEEK)}$${GOAL_ROW - 1}`,
    size: [555, 235],
    legend: 'in cells',
    format: '0.0',
    min: 0,
    max: 1,
  });
}

function statuses(sheet: Sheet): void {
  sheet.wide(`F${SUMMARY - 1}:G${SUMMARY - 1}`, 'Status', 'head.center');
  for (const index of indexes(GOALS + 1)) {
    const row = SUMMARY + index;
    const own = index < GOALS && { goal: `$B${row}`, title: `$C${row}` };
    const cells = { goals: GOAL_OF, signs: cellsNow('H'), score: `D${row}`, week: WEEK_NOW };
    const look = index < GOALS ? 'calc.center' : 'total.center';
    sheet.wide(`F${row}:G${row}`, `=${verdictFormula({ ...cells, ...own })}`, look);
  }
  for (const [mark, rule] of Object.entries(verdictMarks(`$F${SUMMARY}`)))
    sheet.mark(`F${SUMMARY}:G${SUMMARY + GOALS}`, rule, mark as Mark);
  const [asks, week] = [WEEK_ASKED, WEEK_NOW].map((cell) => cell.replaceAll('$', '')) as [string, string];
  sheet.row(`C${asks.slice(1)}`, ['Week to read; empty for the latest', undefined], ['text', 'input.center']);
  sheet.allow(asks, { number: [1, WEEKS], whole: true }, 'Type 6 to see what it said in week 6.');
  sheet.named('Week_to_read', asks);
  const latest = `MAX($D$${WEEKLY - 2},${weekDue('Goals!$D$5', todayBy(TODAY))})`;
  sheet.row(
    `C${week.slice(1)}`,
    ['Week shown', `=${asked(WEEK_ASKED, [1, WEEKS], latest)}`],
    ['text', 'calc.center'],
  );
  const says = `=IF(${WEEK_ASKED}="",IF(${WEEK_NOW}=${WEEKS},"Week 13 corrects week 12","By values or calendar"),"Looking back: no later week counts")`;
  sheet.wide(`E${week.slice(1)}:G${week.slice(1)}`, says, 'note');
  const [below, above] = [Number(week.slice(1)) + 1, Number(asks.slice(1)) - 1];
  saysWhere(sheet, `B${above}:G${above}`, LOOK_AT);
  const noDay = 'Goals, D5, has no first Monday: until then, the latest week counts as over.';
  const day = missingDay('Goals!$D$5', `'Key Results'!$D$${FIRST}:$D$${LAST}`, '""', noDay);
  saysAsElsewhere(sheet, `B${below}:G${below}`, day);
}
