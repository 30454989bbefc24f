import {
  forecast,
  LAST_WEEK,
  SIGN_BOUNDS,
  type Forecast,
  type Sign,
  type Tracked,
} from '@/lib/tools/rules/forecast';
import type { KeyResultKind } from '@/lib/tools/rules/okr';
import { decimalsToShow } from '@/lib/tools/rules/rounding';
import { dayAfter } from '@/lib/tools/rules/sprint';
import { isDay } from '../kit/days';
import { h } from '../kit/dom';
import { lineChart } from '../kit/line-chart';
import { defineDemo } from '../kit/model';
import { format, percent, readNumber } from '../kit/numbers';
import { mark, table, withNote, type Tone } from '../kit/table';
import { weekFields, weekNumbers, weekTexts, type Weeks } from '../kit/weeks';
import { KINDS, wrongWayOf } from '../okr-planning-calculator/line';
import { headline } from './headline';
import EXAMPLE from './example.json' with { type: 'json' };

const TONES: Record<Sign, Tone> = {
  reached: 'good',
  kept: 'good',
  ahead: 'good',
  'on track': 'good',
  promised: 'plain',
  drifting: 'fair',
  stalled: 'poor',
  slipped: 'poor',
  missed: 'poor',
};
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
        { key: 'name', label: 'What you measure', heading: 'Key result', wide: true, as: 'title' },
        { key: 'owner', label: 'Owner' },
        { key: 'kind', label: 'The value', heading: 'Kind', choices: KINDS, redraws: true },
        { key: 'start', label: 'Start', number: {}, required: true, hidden: isDone },
        { key: 'target', label: 'Target', number: {}, required: true, hidden: isDone, check: wrongWay },
        ...weekFields<Line, State>(LAST_WEEK),
      ],
      computed: {
        headings: ['Forecast week 12', 'Status'],
        cells: (row) => {
          const expected = forecastOf(row);
          return [expected?.value ?? '', expected?.sign ?? ''];
        },
      },
    },
  ],

  result: ({ lines }) => {
    const read = lines.map((one, index) => ({
      name: one.name || `Key result ${index + 1}`,
      owner: one.owner,
      tracked: readLine(one),
      expected: forecastOf(one),
    }));
    const known = read.filter(({ expected }) => expected);
    const first = headline(read.map(({ name, expected }) => ({ name, sign: expected?.sign })));
    if (known.length === 0) return { headline: first, details: [] };
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
            return [whose, format(value, 1), wayShown(progress), mark(TONES[sign], sign)];
          }),
        ),
        ...known.map(({ name, tracked, expected }) => chart(name, tracked!, expected!)),
        h(
          'p',
          { class: 'help' },
          'Reached or missed is what’s known: the last value is at the target, or week 12 is in and it isn’t. A milestone is promised until it’s kept. What should stay is kept while it holds. Nothing’s forecast there. For the rest, slipped means it has been at the target and no longer is, and stalled means the last value is no closer to the target than the one before. Otherwise, 110% of the way or more is ahead, 90% or more is on track, and anything less is drifting.',
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

/** In whole percent, and with decimals where only they say on which side of a bound it is. */
const wayShown = (progress: number): string =>
  percent(progress, decimalsToShow(progress, SIGN_BOUNDS, 2) - 2);

/** Undefined while start or target is missing; a milestone has none of its own. */
function readLine(one: Line): Tracked | undefined {
  const values = weekNumbers(one, LAST_WEEK);
  if (isDone(one)) return { kind: 'done', start: 0, target: 1, values };
  const [start, target] = [readNumber(one.start), readNumber(one.target)];
  if (start === undefined || target === undefined) return undefined;
  return { kind: one.kind as KeyResultKind, start, target, values };
}

function forecastOf(one: Line): Forecast | undefined {
  const tracked = readLine(one);
  return tracked && forecast(tracked);
}

function wrongWay(one: Line): string | undefined {
  const tracked = readLine(one);
  if (!tracked) return undefined;
  const { kind, start, target } = tracked;
  return wrongWayOf(kind, start, target);
}

function chart(name: string, { start, target, values }: Tracked, { value, known }: Forecast): HTMLElement {
  const given = [start, ...values].flatMap((y, x) => (y === undefined ? [] : [{ x, y }]));
  const so = known
    ? `it stands at ${format(value, 1)}`
    : `at this pace it reaches ${format(value, 1)} in week 12`;
  const points = [given.at(-1)!, { x: LAST_WEEK, y: value }];
  return lineChart({
    title: `${name}: ${so}. The target is ${format(target)}.`,
    series: [
      { name: `${name}, so far`, className: 'first', points: given },
      ...(known ? [] : [{ name: 'Forecast', className: 'second', points }]),
      {
        name: 'Target',
        className: 'third',
        points: [
          { x: 0, y: target },
          { x: LAST_WEEK, y: target },
        ],
      },
    ],
    x: { from: 0, to: LAST_WEEK, label: 'Week', ticks: [0, 3, 6, 9, 12] },
    value: (y) => format(y, 1),
    include: [target],
  });
}
