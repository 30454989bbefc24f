import { kpiStatus, teamScore, trend, type Kpi, type KpiStatus } from '@/lib/domain/tools/team-kpis';
import { startDemo } from '../kit/demo';
import { h, svg } from '../kit/dom';
import { group } from '../kit/fields';
import { format, percent, readNumber } from '../kit/numbers';
import { mark, table, type Tone } from '../kit/table';

const WEEKS = 6;
const MOST = 5;
const DIRECTIONS = [
  ['above', 'above target'],
  ['below', 'below target'],
] as const;
const TONES: Record<KpiStatus, Tone> = {
  'on target': 'good',
  drifting: 'fair',
  missed: 'poor',
  missing: 'plain',
};

type Line = {
  name: string;
  owner: string;
  direction: string;
  target: string;
  limit: string;
  weeks: string[];
};
type State = { team: string; kpis: Line[] };

const line = (
  name: string,
  owner: string,
  direction: string,
  target: string,
  limit: string,
  weeks = '',
): Line => ({
  name,
  owner,
  direction,
  target,
  limit,
  weeks: Array.from({ length: WEEKS }, (_, index) => weeks.split(' ')[index] ?? ''),
});

startDemo<State>({
  slug: 'team-performance-dashboard',
  example: {
    team: 'Workshop',
    kpis: [
      line('Jobs finished on the promised day, %', 'Jon', 'above', '90', '80', '94 95 94 93 92 90.5'),
      line('Days a job waits for parts', 'Ana', 'below', '3', '5', '2 2.5 3 4 5 6'),
      line('Hours sold, % of hours paid', 'Maria', 'above', '70', '60', '66 68 67 69 71 74'),
      line('Jobs done twice, per week', 'Jon', 'below', '1', '2', '1 0 1 2 1'),
    ],
  },
  blank: { team: '', kpis: [line('', '', 'above', '', '')] },

  form: (state, { text, number, choice, add, remove }) => [
    text({ id: 'team', label: 'Team', value: state.team, set: (value) => (state.team = value) }),
    ...state.kpis.map((kpi, index) => {
      const field = (key: Exclude<keyof Line, 'weeks'>, label: string) => ({
        id: `${key}-${index}`,
        label,
        value: kpi[key],
        set: (value: string) => (kpi[key] = value),
      });
      return group(
        `KPI ${index + 1}`,
        text({ ...field('name', 'What is measured'), wide: true }),
        text(field('owner', 'Owner')),
        choice(field('direction', 'Should stay'), DIRECTIONS),
        number(field('target', 'Target')),
        number(field('limit', 'Limit')),
        h(
          'div',
          { class: 'fields weeks wide' },
          ...kpi.weeks.map((value, week) =>
            number({
              id: `week-${index}-${week}`,
              label: week === WEEKS - 1 ? 'This week' : `Week ${week + 1}`,
              value,
              set: (text) => (kpi.weeks[week] = text),
            }),
          ),
        ),
        state.kpis.length > 1 &&
          remove(`remove-${index}`, `KPI ${index + 1}`, () => state.kpis.splice(index, 1)),
      );
    }),
    state.kpis.length < MOST && add('add', 'Add a KPI', () => state.kpis.push(line('', '', 'above', '', ''))),
  ],

  result: (state) => {
    const read = state.kpis.map((kpi) => ({ kpi, read: readKpi(kpi) }));
    const score = teamScore(read.flatMap(({ read: one }) => one ?? []));
    const bad = read.filter(({ read: one }) => one && ['drifting', 'missed'].includes(kpiStatus(one)));
    return {
      headline:
        score === undefined
          ? 'Give one KPI a target, a limit and a value for this week.'
          : `${state.team || 'The team'} scores ${percent(score)}. ${bad.length === 0 ? 'Nothing drifts.' : `To talk about: ${bad.length}.`}`,
      details: [
        table(
          'This week',
          ['KPI', 'Value', 'Status', 'Trend a week', `${WEEKS} weeks`],
          read.map(({ kpi, read: one }, index) => {
            const name = h(
              'span',
              {},
              kpi.name || `KPI ${index + 1}`,
              h('span', { class: 'help block' }, kpi.owner),
            );
            if (!one) return [name, 'needs target and limit', '', '', ''];
            const status = kpiStatus(one);
            const change = trend(one);
            return [
              name,
              one.values.at(-1) === undefined ? 'none' : format(one.values.at(-1)!),
              mark(TONES[status], status),
              change === undefined ? 'none yet' : `${change > 0 ? '+' : ''}${format(change, 1)}`,
              sparkline(one),
            ];
          }),
        ),
        h(
          'p',
          { class: 'help' },
          'Past the limit a KPI is missed and somebody acts. Drifting means between target and limit, or on target with a trend that leaves it next week. A missing value stays missing: it never counts as 0.',
        ),
      ],
    };
  },

  csv: ({ team, kpis }) => [
    ['Team', team],
    [
      'KPI',
      'Owner',
      'Direction',
      'Target',
      'Limit',
      ...Array.from({ length: WEEKS }, (_, week) => `Week ${week + 1}`),
      'Status',
    ],
    ...kpis.map((kpi) => {
      const read = readKpi(kpi);
      return [
        kpi.name,
        kpi.owner,
        kpi.direction,
        kpi.target,
        kpi.limit,
        ...kpi.weeks,
        read ? kpiStatus(read) : '',
      ];
    }),
  ],
});

/** Undefined while target or limit is missing. */
function readKpi({ direction, target, limit, weeks }: Line): Kpi | undefined {
  const [aim, bound] = [readNumber(target), readNumber(limit)];
  if (aim === undefined || bound === undefined) return undefined;
  return {
    direction: direction === 'below' ? 'below' : 'above',
    target: aim,
    limit: bound,
    weight: 1,
    values: weeks.map((value) => readNumber(value)),
  };
}

/** The weeks as a small line, with the target as a thin one. The same values stand in the fields. */
function sparkline({ values, target }: Kpi): SVGElement {
  const given = values.flatMap((y, x) => (y === undefined ? [] : [{ x, y }]));
  const [low, high] = [
    Math.min(target, ...given.map(({ y }) => y)),
    Math.max(target, ...given.map(({ y }) => y)),
  ];
  const up = (y: number) => 26 - ((y - low) / (high - low || 1)) * 22;
  const points = given.map(({ x, y }) => `${4 + (x * 92) / (WEEKS - 1)},${up(y)}`).join(' ');
  return svg(
    'svg',
    { class: 'chart spark', viewBox: '0 0 100 30', 'aria-hidden': 'true' },
    svg('path', { class: 'tick', d: `M0 ${up(target)}H100` }),
    svg('polyline', { class: 'first', points }),
  );
}
