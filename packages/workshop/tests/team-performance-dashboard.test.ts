import { expect, test } from 'vitest';
import { kpiStatus, lastWeek, scoreByWeek, teamScore, trend, weekShown } from '@/lib/tools/rules/team-kpis';
import { rounded } from '@/lib/tools/rules/rounding';
import { kpiCases } from '@/tests/support/tool-cases';
import { sampled } from '../prove/sampled';
import { PAPERS, printedPages, type CellResult } from '../office/office';
import { FIRST, FIXES, FROM, LINES, scoreColumn, TEAM_LINES, TO, valueColumn } from '../products/team/layout';
import { placeOf } from '@/lib/tools/rules/workbook/read-workbook';
import { openBook } from './cells';
import {
  cells,
  each,
  expectSame,
  fileOf,
  INPUT_SETS,
  inputSets,
  testAgreement,
  type Wanted,
} from './workbook';

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

const typed = (board: (typeof boards)[number]) =>
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
  );

type Weeks = readonly (number | undefined)[];
/** The value of the last week; without one, the last known with its week. */
function valueOrLast(values: Weeks): number | string | undefined {
  const week = lastWeek([{ values }]);
  return week === 0 || week === values.length ? values.at(-1) : `${values[week - 1]}, week ${week}`;
}
/** Such a text with its number as it was typed, where the KPI is in percent. */
const inPlain = (found: CellResult): CellResult =>
  typeof found === 'string'
    ? found.replace(/^(.+)%(?=, week)/, (_, hundreds) => `${rounded(Number(hundreds) / 100)}`)
    : found;

/** The workbook rounds a trend to ten decimals before it says it in points, where the KPI is in percent. */
const inUnit = (change: number | undefined, percent: string): Wanted =>
  change === undefined
    ? undefined
    : (found, what, said) =>
        expectSame(found, (Math.round(change * 1e10) / 1e10) * (said(percent) ? 100 : 1), what);

testAgreement(WORKBOOK, boards, typed, {
  'status, trends and team scores are those of the core, as of the week asked for and week by week': ({
    asked,
    kpis: all,
  }) => {
    const now = asked ?? weekShown(all);
    const whole = all.map(({ weight = 1, ...rest }) => ({ ...rest, weight }));
    const till = whole.map((kpi) => ({ ...kpi, values: kpi.values.slice(0, now) }));
    const inTeam = <T extends { team: string }>(list: readonly T[], name?: string) =>
      list.filter(({ team }) => name === undefined || team === name);
    const ofKpis = till.map((kpi, index) => {
      const [value, status, short, long, percent] = ['F', 'I', 'J', 'K', 'N'].map(
        (column) => `Dashboard.${column}${LINES + index}`,
      ) as [string, string, string, string, string];
      return {
        [value]: (found, what) => expectSame(inPlain(found), valueOrLast(kpi.values), what),
        [status]: kpiStatus(kpi),
        [short]: inUnit(trend(kpi), percent),
        [long]: inUnit(trend(kpi, 12), percent),
        [percent]: (found, what) => expect(found, what).toBeTypeOf('number'),
      } satisfies Record<string, Wanted>;
    });
    const ofTeams = [...TEAMS, undefined].map((name, n) => {
      const weekly = scoreByWeek(inTeam(whole, name), WEEKS);
      const column = [0, 1, 5][n]!;
      return {
        [`Dashboard.E${TEAM_LINES + column}`]: teamScore(inTeam(till, name)),
        ...each(
          [1, 7, WEEKS].map((week) => `History.${scoreColumn(column)}${FROM + week - 1}`),
          [1, 7, WEEKS].map((week) => weekly[week - 1]),
        ),
      };
    });
    return Object.assign({}, ...ofKpis, ...ofTeams) as Record<string, Wanted>;
  },
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
      const last = pages![paper]!.filter((page) => page.sheet === sheet).map(({ to }) => placeOf(to).row);
      expect(Math.max(...last), `${sheet} on ${paper}`).toBe(end);
    }
});
