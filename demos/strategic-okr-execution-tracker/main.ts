import { forecast, LAST_WEEK, type Forecast, type Sign, type Tracked } from '@/lib/domain/tools/forecast';
import { startDemo } from '../kit/demo';
import { group } from '../kit/fields';
import { lineChart } from '../kit/line-chart';
import { format, percent, readNumber } from '../kit/numbers';
import { mark, table, type Tone } from '../kit/table';
import { h } from '../kit/dom';

const WEEKS = 6;
const MOST = 3;
const KINDS = [
  ['rise', 'should rise'],
  ['fall', 'should fall'],
] as const;
const TONES: Record<Sign, Tone> = { ahead: 'good', 'on line': 'good', drifting: 'fair', stalled: 'poor' };

type Line = { name: string; kind: string; start: string; target: string; weeks: string[] };
type State = { lines: Line[] };

const line = (name: string, kind: string, start: string, target: string, weeks = ''): Line => ({
  name,
  kind,
  start,
  target,
  weeks: Array.from({ length: WEEKS }, (_, index) => weeks.split(' ')[index] ?? ''),
});

startDemo<State>({
  slug: 'strategic-okr-execution-tracker',
  example: {
    lines: [
      line('Customers on a service plan', 'rise', '12', '30', '13 15 16'),
      line('Days from inquiry to offer', 'fall', '9', '3', '8.5 8 7.4'),
      line('Reviews on the map', 'rise', '40', '64', '43 45 45'),
    ],
  },
  blank: { lines: [line('', 'rise', '', '')] },

  form: (state, { text, number, choice, add, remove }) => [
    ...state.lines.map((one, index) => {
      const field = (key: Exclude<keyof Line, 'weeks'>, label: string) => ({
        id: `${key}-${index}`,
        label,
        value: one[key],
        set: (value: string) => (one[key] = value),
      });
      return group(
        `Key result ${index + 1}`,
        text({ ...field('name', 'What is measured'), wide: true }),
        choice(field('kind', 'The value'), KINDS),
        number(field('start', 'Start')),
        number(field('target', 'Target')),
        h(
          'div',
          { class: 'fields weeks wide' },
          ...one.weeks.map((value, week) =>
            number({
              id: `week-${index}-${week}`,
              label: `Week ${week + 1}`,
              value,
              set: (text) => (one.weeks[week] = text),
            }),
          ),
        ),
        state.lines.length > 1 &&
          remove(`remove-${index}`, `key result ${index + 1}`, () => state.lines.splice(index, 1)),
      );
    }),
    state.lines.length < MOST &&
      add('add', 'Add a key result', () => state.lines.push(line('', 'rise', '', ''))),
  ],

  result: ({ lines }) => {
    const read = lines.map((one, index) => ({
      name: one.name || `Key result ${index + 1}`,
      tracked: readLine(one),
      expected: forecastOf(one),
    }));
    const known = read.filter(({ expected }) => expected);
    const need = known.filter(
      ({ expected }) => expected!.sign === 'stalled' || expected!.sign === 'drifting',
    );
    return {
      headline:
        known.length === 0
          ? 'Enter a start, a target and one week to read the forecast for week 12.'
          : need.length === 0
            ? 'Everything is on line for week 12.'
            : `${need.length} of ${known.length} ${need.length === 1 ? 'needs' : 'need'} you: ${need.map(({ name }) => name).join(', ')}.`,
      details: [
        table(
          'Forecast for week 12, if it goes on like this',
          ['Key result', 'Week 12', 'Of the way', 'Sign'],
          read.map(({ name, expected }) =>
            expected
              ? [
                  name,
                  format(expected.value, 1),
                  percent(expected.progress),
                  mark(TONES[expected.sign], expected.sign),
                ]
              : [name, 'no forecast yet', '', ''],
          ),
        ),
        ...known.map(({ name, tracked, expected }) => chart(name, tracked!, expected!)),
        h(
          'p',
          { class: 'help' },
          'Stalled: the last value is no nearer to the target than the one before. Otherwise ahead from 110% of the way, on line from 90%, drifting below.',
        ),
      ],
    };
  },

  csv: ({ lines }) => [
    [
      'Key result',
      'Kind',
      'Start',
      'Target',
      ...Array.from({ length: WEEKS }, (_, week) => `Week ${week + 1}`),
      'Forecast week 12',
      'Sign',
    ],
    ...lines.map((one) => {
      const expected = forecastOf(one);
      return [
        one.name,
        one.kind,
        one.start,
        one.target,
        ...one.weeks,
        expected?.value ?? '',
        expected?.sign ?? '',
      ];
    }),
  ],
});

/** Undefined while start or target is missing. */
function readLine({ kind, start, target, weeks }: Line): Tracked | undefined {
  const [from, to] = [readNumber(start), readNumber(target)];
  if (from === undefined || to === undefined) return undefined;
  return {
    kind: kind === 'fall' ? 'fall' : 'rise',
    start: from,
    target: to,
    values: weeks.map((value) => readNumber(value)),
  };
}

function forecastOf(one: Line): Forecast | undefined {
  const tracked = readLine(one);
  return tracked && forecast(tracked);
}

function chart(name: string, { start, target, values }: Tracked, { value }: Forecast): HTMLElement {
  const given = [start, ...values].flatMap((y, x) => (y === undefined ? [] : [{ x, y }]));
  return lineChart({
    title: `${name}: the values so far lead to ${format(value, 1)} in week 12; the target is ${format(target)}.`,
    series: [
      { name: `${name}, so far`, className: 'first', points: given },
      { name: 'Forecast', className: 'second', points: [given.at(-1)!, { x: LAST_WEEK, y: value }] },
    ],
    x: { from: 0, to: LAST_WEEK, label: 'Week', ticks: [0, 3, 6, 9, 12] },
    value: (y) => format(y, 1),
    include: [target],
  });
}
