import { beforeAll, expect, test } from 'vitest';
import { linesOf, type AnyState } from '@/packages/demos/kit/model';
import { demo } from '@/packages/demos/team-performance-dashboard/main';
import { kpiStatus, scoreByWeek, teamScore, trend } from '@/lib/tools/rules/team-kpis';
import { kpiCases } from '@/tests/support/kpi-cases';
import { sampled } from '../prove/sampled';
import { recalculate, type CellResult, type Cells } from '../office/office';
import {
  FIRST,
  FIXES,
  FROM,
  LINES,
  OVERDUE,
  scoreColumn,
  TEAM_LINES,
  TEAM_ROW,
  valueColumn,
} from '../products/team/layout';
import { serialDay } from '../sheet/rules';
import { indexes } from '../sheet/table';
import { cells, expectSame, fileOf, INPUT_SETS, inputSets, pastedAtA1 } from './workbook';

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
const EXAMPLE = linesOf(demo.example, 'kpis');
const TYPED_IN_DEMO = {
  team: '',
  kpis: EXAMPLE.map((kpi, index) => ({
    ...kpi,
    ...[
      { name: '-10% complaints, "weekly"', owner: '+Ann', target: '$24,000', w2: '', w3: 'about 3' },
      { name: '', owner: '', target: '7 600', limit: '9 000', w13: '8 000' },
      { direction: 'above', name: '', owner: '', target: '', limit: '' },
    ][index],
  })),
};
const EIGHT_KPIS: AnyState = { ...demo.example, kpis: Array(8).fill(EXAMPLE[0]!) };
const KPIS_TAKEN = indexes(5).flatMap((index) =>
  ['C', 'D', 'G', 'H', 'I', 'J'].map((column) => `KPIs.${column}${FIRST + index}`),
);
const WEEKS_TAKEN = indexes(13).flatMap((week) =>
  indexes(5).map((index) => `Weekly Values.${valueColumn(index)}${FROM + week}`),
);
const IMPORTED = [
  ...[`KPIs.D${TEAM_ROW}`, 'KPIs.B4', 'Import.U8', 'Dashboard.E5', `Dashboard.E${TEAM_LINES}`],
  ...[`KPIs.D${FIRST + 7}`, `Weekly Values.${valueColumn(7)}${FROM}`],
  ...KPIS_TAKEN,
  ...WEEKS_TAKEN,
];
const ALL = [...READ, ...TOLD, ...IMPORTED];

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

const pastedToo: Cells[] = [
  pastedAtA1(demo, TYPED_IN_DEMO),
  pastedAtA1(demo, EIGHT_KPIS),
  { ...pastedAtA1(demo), 'KPIs.D15': 'Typed over', 'Weekly Values.D8': 12 },
  { 'Import.A1': 'Something else', 'Import.B2': 3 },
];

let found: Record<string, CellResult>[];
beforeAll(async () => {
  const sets = [...boardCells, missed, fixed, done, pastedAtA1(demo), onItsDay, byTheClock, ...pastedToo];
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

const weeksOf = (all: typeof EXAMPLE) =>
  indexes(13).flatMap((week) => indexes(5).map((index) => asNumber(all[index]?.[`w${week + 1}`])));
const asNumber = (text = '') => (text === '' ? '' : Number(text));

test('what the demo saves, pasted at A1, fills KPIs and Weekly Values with every field, and a week without a value stays empty', () => {
  const { team } = demo.example;
  const lines = EXAMPLE.flatMap(({ name, owner, direction, target, limit }) => [
    ...[team, name, owner, direction],
    ...[Number(target), Number(limit)],
  ]);
  expect(after(3, KPIS_TAKEN)).toEqual([...lines, ...Array<string>(6).fill('')]);
  expect(after(3, WEEKS_TAKEN)).toEqual(weeksOf(EXAMPLE));
  expect(after(3, [`KPIs.D${TEAM_ROW}`, 'KPIs.B4'])).toEqual([team, '']);
  expect(after(3, ['Import.U8'])).toEqual(['It’s read. Look at KPIs and Weekly Values.']);
});

test('what was pasted is scored as the core does, as of its last week with a value', () => {
  const week = 8;
  const now = EXAMPLE.map((kpi) => ({
    ...{ direction: kpi.direction as 'above' | 'below', weight: 1 },
    ...{ target: Number(kpi.target), limit: Number(kpi.limit) },
    values: indexes(week).map((index) => (kpi[`w${index + 1}`] ? Number(kpi[`w${index + 1}`]) : undefined)),
  }));
  const [shown, score] = after(3, ['Dashboard.E5', `Dashboard.E${TEAM_LINES}`]);
  expect(shown).toBe(week);
  expectSame(score!, teamScore(now)!, 'the score of the team');
});

test('signs, texts in number fields and a team without a name are taken too, and the texts are told', () => {
  const [one, two, three] = [0, 6, 12].map((from) => after(6, KPIS_TAKEN).slice(from, from + 6));
  expect(one).toEqual(['The team', '-10% complaints, "weekly"', '+Ann', 'above', 24000, 75]);
  expect(two).toEqual(['The team', '', '', 'below', 7600, 9000]);
  expect(three).toEqual(['', '', '', 'above', '', '']);
  const at = (week: number, index: number) => after(6, WEEKS_TAKEN)[(week - 1) * 5 + index];
  expect([at(1, 0), at(2, 0), at(3, 0), at(13, 1)]).toEqual([73, '', 'about 3', 8000]);
  expect(after(6, [`KPIs.D${TEAM_ROW}`])).toEqual(['The team']);
  expect(after(6, ['KPIs.B4'])[0]).toMatch(/^1 cell for a number has a text in it,/);
});

test('all eight KPIs that the demo has room for are taken', () => {
  const { name, w1 } = EXAMPLE[0]!;
  expect(after(7, [`KPIs.D${FIRST + 7}`, `Weekly Values.${valueColumn(7)}${FROM}`])).toEqual([
    name,
    Number(w1),
  ]);
});

test('what is typed over an imported cell stays', () => {
  expect(after(8, ['KPIs.D15', 'KPIs.D16', `Weekly Values.D${FROM}`, `Weekly Values.D${FROM + 1}`])).toEqual([
    ...['Typed over', EXAMPLE[1]!.name],
    ...[12, 74],
  ]);
});

test('something else, pasted by mistake, fills nothing, and Import says so', () => {
  expect(after(9, [...KPIS_TAKEN, ...WEEKS_TAKEN, `KPIs.D${TEAM_ROW}`]).every((value) => value === '')).toBe(
    true,
  );
  expect(after(9, ['Import.U8'])[0]).toMatch(/^No “KPI” in column A/);
});

test('a fix is due on its day, and overdue by the real day where none was typed', () => {
  expect(after(4, ['Fixes.K8'])).toEqual(['']);
  expect(after(5, ['Fixes.K8'])).toEqual(['overdue']);
});

test('a score of 0 stands as 0 beside the chart, and only what is drawn, hidden beside it, is a sliver', async () => {
  const kpi = ['Workshop', 'Waiting', 'days', 'list', 'Ana', 'below', 3, 5];
  const typed = Object.fromEntries(kpi.map((value, n) => [`KPIs.${'CDEFGHIJ'[n]}15`, value]));
  const sets = [{ ...typed, 'KPIs.D7': 'Workshop', 'Weekly Values.D8': 6 }];
  const read = ['O', 'T'].map((column) => `Dashboard.${column}${TEAM_LINES}`);
  expect(await recalculate(WORKBOOK, sets, read)).toEqual([[0, 0.01]]);
});
