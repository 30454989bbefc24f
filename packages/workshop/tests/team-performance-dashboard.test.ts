import { beforeAll, expect, test } from 'vitest';
import { kpiStatus, scoreByWeek, teamScore, trend } from '@/lib/tools/rules/team-kpis';
import { kpiCases } from '@/tests/support/kpi-cases';
import { sampled } from '../prove/sampled';
import { PAPERS, printedPages, recalculate, type CellResult, type Cells } from '../office/office';
import {
  FIRST,
  FIXES,
  FROM,
  LINES,
  OVERDUE,
  scoreColumn,
  TEAM_LINES,
  TEAM_ROW,
  TO,
  valueColumn,
} from '../products/team/layout';
import { serialDay } from '../sheet/rules';
import { split } from '../sheet/sheet';
import { indexes } from '../sheet/table';
import { cells, expectSame, fileOf, INPUT_SETS, inputSets } from './workbook';

const WORKBOOK = fileOf('team-performance-dashboard', 'team-performance-dashboard.xlsx');
const TEAMS = ['Workshop', 'Office'];
const KPIS = 4;
const WEEKS = 20;
const kpis = Array.from({ length: KPIS }, (_, index) => index);

const onThresholds = sampled(kpiCases, INPUT_SETS * KPIS);
const boards = inputSets((random, board) => ({
  asked: random.maybe(random.whole(1, WEEKS), 0.4),
  kpis: kpis.map((index) => {
    const more = { team: random.pick(TEAMS), weight: random.maybe(random.cents(5), 0.7) };
    // Those whose last week is shown stand on a threshold; before it there is anything.
    const { values, ...rest } = onThresholds[board * KPIS + index]!;
    const before = Array.from({ length: WEEKS - values.length }, () => random.maybe(random.cents(100), 0.7));
    return { ...more, ...rest, values: [...before, ...values] };
  }),
}));

const boardCells = boards.map((board) =>
  cells(
    Object.fromEntries<number | string | undefined>([
      ['Dashboard.E4', board.asked],
      ...TEAMS.map((name, index): [string, string] => [`KPIs.D${TEAM_ROW + index}`, name]),
      ...board.kpis.flatMap(({ team, direction, target, limit, upper, weight, values }, index) => {
        const line = {
          C: team,
          D: `KPI ${index}`,
          H: direction,
          I: target,
          J: limit,
          K: upper?.target,
          L: upper?.limit,
          M: weight,
        };
        return [
          ...Object.entries(line).map(([column, value]): [string, number | string | undefined] => [
            `KPIs.${column}${FIRST + index}`,
            value,
          ]),
          ...values.map((value, week): [string, number | undefined] => [
            `Weekly Values.${valueColumn(index)}${FROM + week}`,
            value,
          ]),
        ];
      }),
    ]),
  ),
);

const READ = [
  ...kpis.flatMap((index) => ['F', 'I', 'J', 'K'].map((column) => `Dashboard.${column}${LINES + index}`)),
  ...[0, 1, 5].map((index) => `Dashboard.E${TEAM_LINES + index}`),
  ...[1, 7, WEEKS].flatMap((week) =>
    [0, 1, 5].map((index) => `History.${scoreColumn(index)}${FROM + week - 1}`),
  ),
];
const TOLD = [
  'KPIs.N15',
  `Dashboard.G${LINES}`,
  `Dashboard.I${LINES}`,
  `Dashboard.L${LINES}`,
  `Dashboard.C${OVERDUE.first}`,
  `Dashboard.G${OVERDUE.first}`,
  'Fixes.F8',
  'Fixes.K8',
];
const ALL = [...READ, ...TOLD];

const missed: Cells = {
  'KPIs.E5': serialDay('2027-04-05'),
  ...Object.fromEntries(
    ['Workshop', 'Waiting', 'days', 'list', 'Ana', 'below', 3, 5].map((value, n) => [
      `KPIs.${'CDEFGHIJ'[n]}15`,
      value,
    ]),
  ),
  'Weekly Values.D8': 4,
  'Weekly Values.D9': 6,
};
const [first] = [FIXES.first];
const fixed: Cells = {
  ...missed,
  'Fixes.I5': serialDay('2027-04-15'),
  [`Fixes.C${first}`]: 2,
  [`Fixes.D${first}`]: 1,
  [`Fixes.G${first}`]: 'Ask a second supplier',
  [`Fixes.H${first}`]: 'Ana',
  [`Fixes.I${first}`]: serialDay('2027-04-14'),
};
const onItsDay: Cells = { ...fixed, 'Fixes.I5': serialDay('2027-04-14') };
/** Without a day of its own the workbook goes by the real one. */
const byTheClock: Cells = { ...fixed, 'Fixes.I5': null, [`Fixes.I${first}`]: serialDay('2020-01-01') };
const done: Cells = { ...fixed, [`Fixes.J${first}`]: 'yes', 'KPIs.J15': 2 };

let found: Record<string, CellResult>[];
beforeAll(async () => {
  const sets = [...boardCells, missed, fixed, done, onItsDay, byTheClock];
  const results = await recalculate(WORKBOOK, sets, ALL);
  found = results.map((row) => Object.fromEntries(row.map((value, index) => [ALL[index]!, value])));
});

test('for each of the random boards status, trends and team scores are those of the core, as of the week asked for and week by week', () => {
  boards.forEach(({ asked, kpis: all }, at) => {
    const last = ({ values }: { values: readonly unknown[] }) =>
      values.findLastIndex((value) => value !== undefined) + 1;
    const now = asked ?? Math.max(...all.map(last));
    const whole = all.map(({ weight = 1, ...rest }) => ({ ...rest, weight }));
    const till = whole.map((kpi) => ({ ...kpi, values: kpi.values.slice(0, now) }));
    const inTeam = <T extends { team: string }>(list: readonly T[], name?: string) =>
      list.filter(({ team }) => name === undefined || team === name);
    const groups = [...TEAMS, undefined];
    const weekly = groups.map((name) => scoreByWeek(inTeam(whole, name), WEEKS));
    const wanted = [
      ...till.flatMap((kpi) => [kpi.values.at(-1), kpiStatus(kpi), trend(kpi), trend(kpi, 12)]),
      ...groups.map((name) => teamScore(inTeam(till, name))),
      ...[1, 7, WEEKS].flatMap((week) => weekly.map((scores) => scores[week - 1])),
    ];
    wanted.forEach((value, index) =>
      expectSame(found[at]![READ[index]!]!, value ?? '', `${READ[index]} of board ${at}`),
    );
  });
});

const after = (index: number, names: readonly string[]) =>
  names.map((name) => found[boards.length + index]![name]);

test('a missed target asks for a fix, a fix after its day is overdue and on top, and a done one is neither', () => {
  expect(after(0, TOLD)).toEqual(['', 'below 3', 'missed', 'needs a fix', '', '', '', '']);
  expect(after(1, TOLD).slice(2)).toEqual([
    'missed',
    'open: 1',
    'Waiting',
    'Ask a second supplier',
    6,
    'overdue',
  ]);
  expect(after(2, TOLD).slice(4)).toEqual(['', '', 6, '']);
});

test('a limit on the good side of its target is named', () => {
  expect(after(2, TOLD)[0]).toBe('The limit is on the good side');
});

test('a fix is due on its day, and overdue by the real day where none was typed', () => {
  expect(after(3, ['Fixes.K8'])).toEqual(['']);
  expect(after(4, ['Fixes.K8'])).toEqual(['overdue']);
});

test('a score of 0 stands as 0 beside the chart, and only what is drawn, hidden beside it, is a sliver', async () => {
  const kpi = ['Workshop', 'Waiting', 'days', 'list', 'Ana', 'below', 3, 5];
  const typed = Object.fromEntries(kpi.map((value, n) => [`KPIs.${'CDEFGHIJ'[n]}15`, value]));
  const sets = [{ ...typed, 'KPIs.D7': 'Workshop', 'Weekly Values.D8': 6 }];
  const read = ['O', 'T'].map((column) => `Dashboard.${column}${TEAM_LINES}`);
  expect(await recalculate(WORKBOOK, sets, read)).toEqual([[0, 0.01]]);
});

test('a KPI that should stay between two targets has a line for both, on all three charts', async () => {
  const kpi = ['Workshop', 'Stock', 'days', 'list', 'Ana', 'between', 10, 5, 20, 30];
  const typed = Object.fromEntries(kpi.map((value, n) => [`KPIs.${'CDEFGHIJKL'[n]}15`, value]));
  const between = { ...typed, 'KPIs.D7': 'Workshop', 'Weekly Values.D8': 12 };
  const steps = indexes(8).map((level) => `All KPIs.B${7 + level}`);
  const drawn = ['KPI Page.M9', 'KPI Page.N9', 'Dashboard.P46', 'Dashboard.Q46'];
  const [both, one] = await recalculate(
    WORKBOOK,
    [between, { ...between, 'KPIs.H15': 'above' }],
    [...drawn, ...steps],
  );
  expect(both).toEqual([10, 20, 10, 20, '—', '', '', '', '', '', '', '—']);
  expect(one!.slice(0, 4)).toEqual([10, 10, 10, 10]);
  expect(one!.filter((cell) => cell === '—')).toHaveLength(1);
});

test('all 52 weeks of the values and of the history are printed', async () => {
  const [pages] = await printedPages([WORKBOOK], PAPERS);
  for (const paper of ['Letter', 'A4'] as const)
    for (const sheet of ['Weekly Values', 'History']) {
      const last = pages![paper]!.filter((page) => page.sheet === sheet).map(({ to }) => split(to).row);
      expect(Math.max(...last), `${sheet} on ${paper}`).toBe(TO);
    }
});
