import {
  AHEAD_FROM,
  forecast,
  LAST_WEEK,
  NEEDS_YOU,
  SIGN_BOUNDS,
  type Forecast,
  type Sign,
  type Tracked,
} from '@/lib/tools/rules/forecast';
import { hasTarget, type KeyResultKind } from '@/lib/tools/rules/okr';
import { decimalsToShow, rounded } from '@/lib/tools/rules/rounding';
import { dayAfter } from '@/lib/tools/rules/sprint';
import { isDay } from '../kit/days';
import { note } from '../kit/dom';
import { lineChart } from '../kit/line-chart';
import { defineDemo } from '../kit/model';
import { format, percent } from '../kit/numbers';
import { howWeScore, mark, table, withNote } from '../kit/table';
import { weekFields, weekNumbers, weekTexts, type Weeks } from '../kit/weeks';
import { KINDS, needsBoth, readEnds, toneOf, unlike, wrongWay } from '../okr-planning-calculator/line';
import EXAMPLE from './example.json' with { type: 'json' };

const isDone = ({ kind }: Line) => kind === 'done';

type Line = Weeks & { name: string; owner: string; kind: string; start: string; target: string };
type State = { start: string; lines: Line[] };

export const demo = defineDemo<State>({
  slug: 'strategic-okr-execution-tracker',
  example: EXAMPLE,
  blank: {
    start: '',
    lines: [{ name: '', owner: '', kind: 'rise', start: '', target: '', ...weekTexts(LAST_WEEK) }],
  },

  parts: [
    { fields: [{ key: 'start', label: 'First day of week 1', kind: 'date', as: 'from' }] },
    {
      list: 'lines',
      name: 'Key result',
      as: 'key result',
      most: 6,
      fields: [
        { key: 'name', label: 'What you measure', wide: true, as: 'title' },
        { key: 'owner', label: 'Owner' },
        { key: 'kind', label: 'The value', choices: KINDS, redraws: true },
        { key: 'start', label: 'Start', number: {}, required: needsBoth, hidden: isDone },
        { key: 'target', label: 'Target', number: {}, required: needsBoth, hidden: isDone, check: wrongWay },
        ...weekFields<Line, State>(LAST_WEEK, unlike),
      ],
    },
  ],

  result: ({ lines }) => {
    const latest = latestOf(lines);
    const read = lines.map((one, index) => ({
      name: one.name || `Key result ${index + 1}`,
      owner: one.owner,
      tracked: readLine(one),
      expected: forecastOf(one, latest),
    }));
    const first = headline(read.map(({ name, expected }) => ({ name, sign: expected?.sign })));
    if (latest === 0) return { headline: first, details: [] };
    return {
      headline: first,
      details: [
        table(
          'Week 12 at this pace',
          ['Key result', 'Week 12', 'Of the way', 'Status'],
          read.map(({ name, owner, expected }) => {
            const whose = withNote(name, owner);
            if (!expected) return [whose, 'no forecast yet', '', ''];
            const { value, progress, sign } = expected;
            return [whose, ...shown(value, progress), mark(toneOf(sign), sign)];
          }),
        ),
        note(
          'Status shows where you’ll land in week 12 at this pace: 110% or more is ahead, 90% or more is on track, less is drifting.',
        ),
        howWeScore(
          'Reached: the last value is at the target. Slipped: it was there, and no longer is. Stalled: no closer to the target twice in a row. No news: no value for two weeks or more. Before week 3, it’s too early. Without a start or a target, it’s incomplete. A milestone is promised until it’s kept, and what should stay is kept while it holds. Once week 12 is in, a score of 0.7 or more is delivered, 0.4 or more is partly, and less is missed.',
        ),
        ...read.flatMap(({ name, tracked, expected }) =>
          expected && tracked.values.some((y) => y !== undefined) ? [chart(name, tracked, expected)] : [],
        ),
      ],
    };
  },

  calendar: ({ start, lines }) =>
    isDay(start)
      ? [
          {
            id: 'update',
            title: 'Update the key results: a value and one line each',
            day: dayAfter(start, 3)!,
            weeks: LAST_WEEK,
            note: lines.map(({ name }) => name).join('\n'),
          },
        ]
      : [],
});

/** Of these there is no forecast yet, and nobody is needed. */
const OPEN: readonly Sign[] = ['no value yet', 'incomplete', 'too early'];

/**
 * What matters first of all key results, in a sentence or two.
 * @param all without a sign where there is no forecast yet
 */
export function headline(all: readonly { name: string; sign?: Sign }[]): string {
  const need = all.filter(({ sign }) => sign && NEEDS_YOU.includes(sign));
  const open = all.filter(({ sign }) => !sign || OPEN.includes(sign)).length;
  const on = all.length - open;
  if (on === 0) return 'Enter a start, a target and values up to week 3 to see the forecast for week 12.';
  if (need.length === 0 && open === 0) return 'Everything’s on track for week 12.';
  const first =
    need.length === 0
      ? `${on} of ${all.length} ${on === 1 ? 'is' : 'are'} on track for week 12.`
      : `${need.length} of ${all.length} ${need.length === 1 ? 'needs' : 'need'} you: ${need.map(({ name }) => name).join(', ')}.`;
  return open === 0 ? first : `${first} ${open} ${open === 1 ? 'has' : 'have'} no forecast yet.`;
}

/** Nothing where nothing is said of week 12. */
const shown = (value?: number, progress?: number): [string, string] =>
  value === undefined || progress === undefined ? ['–', ''] : [format(value, 1), wayShown(progress)];

/** In whole percent, and with decimals where only they say on which side of a bound it is. */
const wayShown = (progress: number): string =>
  rounded(progress) >= AHEAD_FROM
    ? '110% or more'
    : percent(progress, decimalsToShow(progress, SIGN_BOUNDS, 2) - 2);

function readLine(one: Line): Tracked {
  const ends = readEnds(one) ?? { start: NaN, target: NaN };
  return { ...ends, kind: one.kind as KeyResultKind, values: weekNumbers(one, LAST_WEEK) };
}

/** The last week that any of them has a value for. */
export const latestOf = (lines: readonly Line[]): number =>
  Math.max(...lines.map((one) => weekNumbers(one, LAST_WEEK).findLastIndex((y) => y !== undefined) + 1));

/** Undefined while it is no key result yet: without a name and without a target. */
export function forecastOf(one: Line, latest: number): Forecast | undefined {
  const tracked = readLine(one);
  return one.name.trim() || hasTarget(tracked) ? forecast(tracked, latest) : undefined;
}

function chart(name: string, { start, target, values }: Tracked, expected: Forecast): HTMLElement {
  const given = [start, ...values].flatMap((y, x) =>
    y === undefined || !Number.isFinite(y) ? [] : [{ x, y }],
  );
  // What should stay may have a lower limit only.
  const bounds = [target].filter(Number.isFinite);
  const { value = given.at(-1)!.y, known } = expected;
  const so = known
    ? `it stands at ${format(value, 1)}`
    : `at this pace it reaches ${format(value, 1)} in week 12`;
  const points = [given.at(-1)!, { x: LAST_WEEK, y: value }];
  return lineChart({
    title: `${name}: ${so}.${bounds.map((at) => ` The target is ${format(at)}.`).join('')}`,
    series: [
      { name: `${name}, so far`, className: 'first', points: given },
      ...(known ? [] : [{ name: 'Forecast', className: 'second', points }]),
      ...bounds.map((y) => ({
        name: 'Target',
        className: 'third',
        points: [0, LAST_WEEK].map((x) => ({ x, y })),
      })),
    ],
    x: { from: 0, to: LAST_WEEK, label: 'Week', ticks: [0, 3, 6, 9, 12] },
    value: (y) => format(y, 1),
    include: bounds,
  });
}
