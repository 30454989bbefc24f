import {
  kpiStatus,
  lastWeek,
  scoreByWeek,
  teamScore,
  trend,
  weekShown,
  type Kpi,
  type KpiStatus,
} from '@/lib/tools/rules/team-kpis';
import { note, svg } from '../kit/dom';
import { lowestArea } from '../kit/from-ratings';
import { lineChart } from '../kit/line-chart';
import { defineDemo } from '../kit/model';
import { format, percent, readNumber, signed } from '../kit/numbers';
import { mark, table, withNote, type Tone } from '../kit/table';
import { KPIS } from './kpis';
import { weekFields, weekNumbers, weekTexts, type Weeks } from '../kit/weeks';
import EXAMPLE from './example.json' with { type: 'json' };

const WEEKS = 13;
const DIRECTIONS = [
  ['above', 'above target'],
  ['below', 'below target'],
] as const;
const TONES: Record<KpiStatus, Tone> = {
  'on target': 'good',
  drifting: 'fair',
  missed: 'poor',
  missing: 'plain',
  'no value yet': 'plain',
};

type Line = Weeks & { name: string; owner: string; direction: string; target: string; limit: string };
type State = { team: string; kpis: Line[] };

const line = (name = '', [direction, target, limit] = ['above', '', '']): Line => ({
  name,
  owner: '',
  direction,
  target,
  limit,
  ...weekTexts(WEEKS),
});

export const demo = defineDemo<State>({
  slug: 'team-performance-dashboard',
  example: EXAMPLE,
  blank: { team: '', kpis: [line()] },

  parts: [
    { fields: [{ key: 'team', label: 'Team', wide: true }] },
    {
      list: 'kpis',
      name: 'KPI',
      as: 'KPI',
      most: 8,
      fields: [
        { key: 'name', label: 'What you measure', wide: true, as: 'title' },
        { key: 'owner', label: 'Owner' },
        { key: 'direction', label: 'Should stay', choices: DIRECTIONS },
        { key: 'target', label: 'Target', number: {}, required: true },
        { key: 'limit', label: 'Limit', number: {}, required: true, check: wrongSide },
        ...weekFields<Line, State>(WEEKS),
      ],
    },
  ],

  result: ({ team, kpis }) => {
    const now = weekNow(kpis);
    const read = kpis.map((kpi, index) => ({
      kpi,
      name: kpi.name || `KPI ${index + 1}`,
      read: readKpi(kpi, now),
    }));
    const known = read.flatMap(({ read: one }) => one ?? []);
    const score = teamScore(known);
    if (score === undefined)
      return { headline: 'Give one KPI a target, a limit and a value for one week.', details: [] };
    const count = (...words: KpiStatus[]) => known.filter((one) => words.includes(kpiStatus(one))).length;
    const [bad, good] = [count('drifting', 'missed'), count('on target')];
    const latest = lastWeek(readAll(kpis));
    const scores = scoreByWeek(known, now).flatMap((y, index) =>
      y === undefined ? [] : [{ x: index + 1, y }],
    );
    return {
      headline: `${team || 'The team'} scores ${percent(score)} in week ${now}, on ${bad + good} of ${kpis.length} KPIs. ${bad === 0 ? 'Nothing’s drifting.' : `${bad} to talk about.`}`,
      details: [
        table(
          now === latest
            ? `Week ${now}, the last one with a value`
            : `Week ${now}. Week ${latest} shows once each KPI has its value.`,
          ['KPI', 'Value', 'Status', 'Trend a week', 'So far'],
          read.map(({ kpi, name, read: one }) => {
            const whose = withNote(name, kpi.owner);
            if (!one) return [whose, 'needs target and limit', '', '', ''];
            const status = kpiStatus(one);
            const value = one.values.at(-1);
            const change = trend(one);
            return [
              whose,
              value === undefined ? lastKnown(one) : format(value),
              mark(TONES[status], status),
              change === undefined ? 'none yet' : signed(change, 1),
              sparkline(one),
            ];
          }),
        ),
        scores.length > 1 &&
          lineChart({
            title: `Team score, week by week: ${scores.map(({ y }) => percent(y)).join(', ')}.`,
            series: [{ name: 'Team score', className: 'first', points: scores }],
            x: { from: 1, to: now, label: 'Week', ticks: scores.map(({ x }) => x) },
            value: percent,
            include: [0, 1],
          }),
        note(
          'Missed is past its limit. Drifting is between target and limit, or on its way to miss the target next week. A missing value never counts as 0.',
        ),
      ],
    };
  },

  fromRatings: (ratings) => {
    const { title, statements } = lowestArea(ratings);
    // Nobody has counted anything yet, so the weeks are empty.
    const kpis = statements.map(({ id }) => line(...KPIS[id]));
    return { team: title, kpis: kpis.length > 0 ? kpis : [line()] };
  },
});

/** All that have a target and a limit, with all their weeks. */
const readAll = (kpis: readonly Line[]): Kpi[] => kpis.flatMap((kpi) => readKpi(kpi, WEEKS) ?? []);

/** The week to show; 1 before any value. */
export const weekNow = (kpis: readonly Line[]): number => Math.max(1, weekShown(readAll(kpis)));

/** What is known of one without a value this week. */
function lastKnown(kpi: Kpi): string {
  const week = lastWeek([kpi]);
  return week === 0 ? 'none' : `${format(kpi.values[week - 1]!)} in week ${week}`;
}

/** Undefined while target or limit is missing. */
export function readKpi(kpi: Line, now: number): Kpi | undefined {
  const [target, limit] = [readNumber(kpi.target), readNumber(kpi.limit)];
  if (target === undefined || limit === undefined) return undefined;
  const direction = kpi.direction === 'below' ? 'below' : 'above';
  return { direction, target, limit, weight: 1, values: weekNumbers(kpi, WEEKS).slice(0, now) };
}

function wrongSide({ direction, target, limit }: Line): string | undefined {
  const [aim, bound] = [readNumber(target), readNumber(limit)];
  if (aim === undefined || bound === undefined) return undefined;
  if (direction === 'below') return bound < aim ? 'Enter the target or more.' : undefined;
  return bound > aim ? 'Enter the target or less.' : undefined;
}

/** The weeks as a small line, with the target as a thin one. The same values stand in the fields. */
function sparkline({ values, target }: Kpi): SVGElement {
  const given = values.flatMap((y, x) => (y === undefined ? [] : [{ x, y }]));
  const all = [target, ...given.map(({ y }) => y)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const up = (y: number) => 26 - ((y - low) / (high - low || 1)) * 22;
  const across = (x: number) => 5 + (x * 90) / Math.max(1, values.length - 1);
  const last = given.at(-1);
  return svg(
    'svg',
    { class: 'chart spark w-24', viewBox: '0 0 100 30', 'aria-hidden': 'true' },
    svg('path', { class: 'tick', d: `M0 ${up(target)}H100` }),
    svg('polyline', { class: 'first', points: given.map(({ x, y }) => `${across(x)},${up(y)}`).join(' ') }),
    last && svg('circle', { class: 'fill-(--blueprint)', cx: across(last.x), cy: up(last.y), r: 3.5 }),
  );
}
