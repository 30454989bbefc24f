import { loadsOf, type State as Sprint } from '@/packages/demos/90-day-sprint-planner/sprint';
import { readMatrix } from '@/packages/demos/executive-decision-framework/matrix';
import { readLine } from '@/packages/demos/okr-planning-calculator/line';
import { agendaOf } from '@/packages/demos/okr-workshop-facilitator-kit/main';
import { readCase } from '@/packages/demos/roi-projection-calculator/main';
import { forecastOf, latestOf } from '@/packages/demos/strategic-okr-execution-tracker/main';
import { readKpi, weekNow } from '@/packages/demos/team-performance-dashboard/main';
import type { AnyDemo, AnyState } from '@/packages/demos/kit/model';
import { clock } from '@/lib/tools/rules/agenda';
import { optionScores } from '@/lib/tools/rules/decision';
import { looseEnds } from '@/lib/tools/rules/goal-tree';
import { keyResultScore } from '@/lib/tools/rules/okr';
import { cumulative, flowsOf } from '@/lib/tools/rules/roi';
import { weekStart } from '@/lib/tools/rules/sprint';
import { kpiStatus } from '@/lib/tools/rules/team-kpis';
import { numberIn } from '@/lib/tools/rules/formulas/values';

/** What a demo works out of what was typed. */
export const workedOut = ({ slug }: AnyDemo, state: AnyState): (number | string)[] =>
  (RESULTS[slug]?.(state as never) ?? [])
    .filter((value) => value !== undefined && value !== '')
    .map((value) => numberIn(String(value)) ?? value!);

type State<Reader extends (state: never, ...rest: never[]) => unknown> = Parameters<Reader>[0];
/** Of each line, or of the whole. The alignment’s gaps are the workbook’s alone. */
const RESULTS: Record<string, (state: never) => (number | string | undefined)[]> = {
  '90-day-sprint-planner': (state: Sprint) => [
    ...loadsOf(state).map(({ booked }) => booked),
    ...state.tasks.map(({ week }) => weekStart(state.start, Number(week))),
  ],
  'okr-planning-calculator': ({ keyResults }: { keyResults: State<typeof readLine>[] }) =>
    keyResults.map((line) => keyResultScore(readLine(line))),
  'strategic-okr-execution-tracker': ({ lines }: { lines: State<typeof forecastOf>[] }) =>
    lines.flatMap((line) => {
      const expected = forecastOf(line, latestOf(lines));
      return [expected?.value, expected?.sign];
    }),
  'goal-cascade-builder': ({ entries }: { entries: State<typeof looseEnds>[number][] }) =>
    looseEnds(entries.map((one) => (one.level === 'year' ? { ...one, serves: '' } : one))).map(
      ({ why }) => why,
    ),
  'team-performance-dashboard': ({ kpis }: { kpis: State<typeof weekNow>[number][] }) =>
    kpis.map((line) => {
      const kpi = readKpi(line, weekNow(kpis));
      return kpi && kpiStatus(kpi);
    }),
  'executive-decision-framework': (state: State<typeof readMatrix>) => {
    const matrix = readMatrix(state);
    return (matrix && optionScores(matrix)) ?? [];
  },
  'okr-workshop-facilitator-kit': (state: State<typeof agendaOf>) =>
    (agendaOf(state) ?? []).flatMap(({ title, does, minutes, from }) => [
      clock(state.start, from) ?? from,
      title,
      minutes,
      does,
    ]),
  'roi-projection-calculator': (state: State<typeof readCase>) => {
    const read = readCase(state);
    const flows = read ? flowsOf(read.roiCase) : [];
    return [...flows.keys(), ...flows, ...cumulative(flows)];
  },
};
