import { beforeAll, expect, test } from 'vitest';
import { kpiStatus, lastWeek, scoreByWeek, teamScore, trend, weekShown } from '@/lib/tools/rules/team-kpis';
import { rounded } from '@/lib/tools/rules/rounding';
import { kpiCases } from '@/tests/support/tool-cases';
import { sampled } from '../prove/sampled';
import { PAPERS, printedPages, recalculate, type CellResult } from '../office/office';
import { FIRST, FIXES, FROM, LINES, scoreColumn, TEAM_LINES, TO, valueColumn } from '../products/team/layout';
import { split } from '../sheet/sheet';
import { openBook } from './cells';
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
      ...TEAMS.map((name, index): [string, string] => [`KPIs.${'IJ'[index]}6`, name]),
      ...board.kpis.flatMap(({ team, direction, target, limit, upper, weight, values }, index) => {
        const line = {
          C: team,
          D: `KPI ${index}`,
          H: upper ? 'between' : direction,
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
  ...kpis.flatMap((index) =>
    ['F', 'I', 'J', 'K', 'N'].map((column) => `Dashboard.${column}${LINES + index}`),
  ),
  ...[0, 1, 5].map((index) => `Dashboard.E${TEAM_LINES + index}`),
  ...[1, 7, WEEKS].flatMap((week) =>
    [0, 1, 5].map((index) => `History.${scoreColumn(index)}${FROM + week - 1}`),
  ),
];

/** The value of the last week; without one, the last known with its week. */
function valueOrLast(values: readonly (number | undefined)[]): number | string | undefined {
  const week = lastWeek([{ values }]);
  return week === 0 || week === values.length ? values.at(-1) : `${values[week - 1]}, week ${week}`;
}
/** Such a text with its number as it was typed, where the KPI is in percent. */
const inPlain = (found: CellResult): CellResult =>
  typeof found === 'string'
    ? found.replace(/^(.+)%(?=, week)/, (_, hundreds) => `${rounded(Number(hundreds) / 100)}`)
    : found;

let found: CellResult[][];
beforeAll(async () => {
  found = await recalculate(WORKBOOK, boardCells, READ);
});

test('for each of the random boards status, trends and team scores are those of the core, as of the week asked for and week by week', () => {
  boards.forEach(({ asked, kpis: all }, at) => {
    const now = asked ?? weekShown(all);
    const whole = all.map(({ weight = 1, ...rest }) => ({ ...rest, weight }));
    const till = whole.map((kpi) => ({ ...kpi, values: kpi.values.slice(0, now) }));
    const inTeam = <T extends { team: string }>(list: readonly T[], name?: string) =>
      list.filter(({ team }) => name === undefined || team === name);
    const groups = [...TEAMS, undefined];
    const weekly = groups.map((name) => scoreByWeek(inTeam(whole, name), WEEKS));
    const wanted = [
      ...till.flatMap((kpi, index) => {
        const share = found[at]![index * 5 + 4]! as number;
        // The workbook rounds a trend to ten decimals before it says it in points.
        const trends = [trend(kpi), trend(kpi, 12)].map(
          (one) => one && (Math.round(one * 1e10) / 1e10) * (share ? 100 : 1),
        );
        return [valueOrLast(kpi.values), kpiStatus(kpi), ...trends, share];
      }),
      ...groups.map((name) => teamScore(inTeam(till, name))),
      ...[1, 7, WEEKS].flatMap((week) => weekly.map((scores) => scores[week - 1])),
    ];
    wanted.forEach((value, index) =>
      expectSame(inPlain(found[at]![index]!), value ?? '', `${READ[index]} of board ${at}`),
    );
  });
});

test('where a percentage may be typed, the prompt says how', async () => {
  const { sheets } = await openBook('team-performance-dashboard');
  for (const [name, range] of [
    ['KPIs', 'I8:L21'],
    ['Weekly Values', 'D8:Q59'],
  ] as const)
    expect(sheets.get(name)!.xml).toMatch(
      new RegExp(
        `<dataValidation[^>]*prompt="A number. Type a percentage with its sign: 85%[^>]*sqref="${range}"`,
      ),
    );
});

test('all 52 weeks of the values and of the history are printed, and all 60 fixes', async () => {
  const [pages] = await printedPages([WORKBOOK], PAPERS);
  for (const paper of ['Letter', 'A4'] as const)
    for (const [sheet, end] of Object.entries({ 'Weekly Values': TO, History: TO, Fixes: FIXES.last })) {
      const last = pages![paper]!.filter((page) => page.sheet === sheet).map(({ to }) => split(to).row);
      expect(Math.max(...last), `${sheet} on ${paper}`).toBe(end);
    }
});
