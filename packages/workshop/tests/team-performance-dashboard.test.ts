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
import { cells, expectSame, fileOf, INPUT_SETS, inputSets, on, testCases, type Case } from './workbook';

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

/** The first KPI, from its team on, in the only team. */
const kpi = (...values: (string | number)[]): Cells =>
  ({
    'KPIs.D7': 'Workshop',
    ...on(
      'KPIs',
      [...'CDEFGHIJKL']
        .slice(0, values.length)
        .map((column) => `${column}15`)
        .join(' '),
      ...values,
    ),
  }) as Cells;
const missed: Cells = {
  'KPIs.E5': serialDay('2027-04-05'),
  ...kpi('Workshop', 'Waiting', 'days', 'list', 'Ana', 'below', 3, 5),
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

let found: CellResult[][];
beforeAll(async () => {
  found = await recalculate(WORKBOOK, boardCells, READ);
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
      expectSame(found[at]![index]!, value ?? '', `${READ[index]} of board ${at}`),
    );
  });
});

const BETWEEN = {
  ...kpi('Workshop', 'Stock', 'days', 'list', 'Ana', 'between', 10, 5, 20, 30),
  'Weekly Values.D8': 12,
};
const drawn = (lower: number, upper: number) => ({
  ...on('KPI Page', 'M9 N9', lower, upper),
  ...on('Dashboard', 'P46 Q46', lower, upper),
});
const line = (says: string) =>
  on('Dashboard', `G${LINES} I${LINES} L${LINES} C${OVERDUE.first} G${OVERDUE.first}`, ...says.split('|'));
testCases(WORKBOOK, [
  ['a missed target asks for a fix', missed, { ...line('below 3|missed|needs a fix||'), 'KPIs.N15': '' }],
  [
    'a fix after its day is overdue, and on top',
    fixed,
    {
      ...line('below 3|missed|open: 1|Waiting|Ask a second supplier'),
      ...on('Fixes', 'F8 K8', 6, 'overdue'),
    },
  ],
  [
    'one that is done is neither, and a limit on the good side of its target is named',
    done,
    {
      ...on('Fixes', 'F8 K8', 6, ''),
      'KPIs.N15': 'The limit is on the good side',
      [`Dashboard.C${OVERDUE.first}`]: '',
    },
  ],
  ['a fix is due on its day', onItsDay, { 'Fixes.K8': '' }],
  [
    'one that is overdue counts without its owner too, and with a text for its day',
    {
      ...fixed,
      ...(on('Fixes', 'H8 C9 D9 G9 H9 I9', '', 2, 1, 'Call', 'Ben', 'Friday') as Cells),
      'Fixes.H8': null,
    },
    {
      ...on('Fixes', 'K8 K9', 'Who does it?', 'Enter a date'),
      ...on('Dashboard', 'E9 G9 E10 G10', 'Who does it?', 'Ask a second supplier', 'Ben', 'Call'),
    },
  ],
  ...['Feild', 'Workshop ', 'WORKSHOP'].map((team): Case => [
    `a KPI of the team “${team}” is in no team, and asked about, but for its case`,
    { ...missed, 'KPIs.C15': team },
    { 'KPIs.N15': team === 'WORKSHOP' ? '' : 'This team isn’t above' },
  ]),
  ['it is overdue by the real day where none was typed', byTheClock, { 'Fixes.K8': 'overdue' }],
  [
    'a score of 0 is 0 beside the chart, and only what is drawn, hidden beside it, is a sliver',
    { ...missed, 'Weekly Values.D8': 6, 'Weekly Values.D9': null },
    on('Dashboard', `O${TEAM_LINES} T${TEAM_LINES}`, 0, 0.01),
  ],
  [
    'a KPI that should stay between two targets has a line for both, on all three charts',
    BETWEEN,
    { ...drawn(10, 20), ...on('All KPIs', 'B7 B8 B9 B10 B11 B12 B13 B14', '—', '', '', '', '', '', '', '—') },
  ],
  [
    'one that should stay above has one',
    { ...BETWEEN, 'KPIs.H15': 'above' },
    { ...drawn(10, 10), ...on('All KPIs', 'B7 B8 B9 B10 B11 B12 B13 B14', '', '', '', '', '', '', '', '—') },
  ],
]);

test('all 52 weeks of the values and of the history are printed, and all 60 fixes', async () => {
  const [pages] = await printedPages([WORKBOOK], PAPERS);
  for (const paper of ['Letter', 'A4'] as const)
    for (const [sheet, end] of Object.entries({ 'Weekly Values': TO, History: TO, Fixes: FIXES.last })) {
      const last = pages![paper]!.filter((page) => page.sheet === sheet).map(({ to }) => split(to).row);
      expect(Math.max(...last), `${sheet} on ${paper}`).toBe(end);
    }
});
