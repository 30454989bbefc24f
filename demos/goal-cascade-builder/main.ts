import {
  alignmentOf,
  inTreeOrder,
  LEVELS,
  looseEnds,
  type Entry,
  type Level,
} from '@/lib/domain/tools/goal-tree';
import { startDemo } from '../kit/demo';
import { h } from '../kit/dom';
import { group } from '../kit/fields';
import { percent } from '../kit/numbers';
import { bar, mark, table } from '../kit/table';

const NAMES: Record<Level, string> = {
  year: 'Year goal',
  quarter: 'Quarter goal',
  'key result': 'Key result',
  task: 'Task',
};
const LEVEL_OPTIONS = LEVELS.map((level) => [level, NAMES[level]] as const);
const MOST = 20;

type Line = { id: string; level: string; title: string; serves: string };
type State = { entries: Line[] };

const line = (id: string, level: Level, title: string, serves = ''): Line => ({ id, level, title, serves });

startDemo<State>({
  slug: 'goal-cascade-builder',
  example: {
    entries: [
      line('1', 'year', 'Regular customers make half of our sales'),
      line('2', 'quarter', 'Service plans fill our order book', '1'),
      line('3', 'key result', '30 customers on a service plan', '2'),
      line('4', 'task', 'Call ten customers a week', '3'),
      line('5', 'key result', 'Offers go out within 3 days', '2'),
      line('6', 'task', 'Photos for the brochure'),
      line('7', 'year', 'The shop runs two weeks without the founder'),
    ],
  },
  blank: { entries: [line('1', 'year', '')] },

  form: (state, { text, choice, add, remove }) => [
    ...state.entries.map((entry, index) => {
      const field = (key: keyof Line, label: string) => ({
        id: `${key}-${entry.id}`,
        label,
        value: entry[key],
        set: (value: string) => (entry[key] = value),
      });
      const above = state.entries.filter((other) => rank(other) < rank(entry));
      return group(
        `Entry ${index + 1}`,
        text({ ...field('title', 'What'), wide: true }),
        choice(field('level', 'It is a'), LEVEL_OPTIONS, true),
        entry.level !== 'year' &&
          choice({ ...field('serves', 'It serves'), wide: true }, [
            ['', 'nothing yet'],
            ...above.map((other) => [other.id, nameOf(state, other.id)] as const),
          ]),
        state.entries.length > 1 &&
          remove(`remove-${entry.id}`, `entry ${index + 1}`, () => state.entries.splice(index, 1)),
      );
    }),
    state.entries.length < MOST &&
      add('add', 'Add an entry', () => state.entries.push(line(nextId(state), 'task', ''))),
  ],

  result: (state) => {
    const entries = state.entries.map(readEntry);
    const loose = looseEnds(entries);
    const whyOf = new Map(loose.map(({ id, why }) => [id, why]));
    return {
      headline:
        loose.length === 0
          ? 'Everything hangs together.'
          : `${loose.length} loose ${loose.length === 1 ? 'end' : 'ends'}. Connect ${loose.length === 1 ? 'it' : 'them'}, or stop the work.`,
      details: [
        h(
          'ul',
          { class: 'tree', 'aria-label': 'The cascade' },
          ...inTreeOrder(entries).map(({ id, depth }) => {
            const why = whyOf.get(id);
            const { level } = entries.find((entry) => entry.id === id)!;
            return h(
              'li',
              { class: `depth-${depth}` },
              h('span', { class: 'help block' }, NAMES[level]),
              nameOf(state, id),
              why && h('span', { class: 'block' }, mark('poor', why)),
            );
          }),
        ),
        table(
          'How much of each level leads up to a goal for the year',
          ['Level', 'Share'],
          LEVELS.filter((level) => level !== 'year').map((level) => {
            const share = alignmentOf(level, entries);
            return [
              NAMES[level],
              share === undefined ? 'none yet' : h('span', {}, percent(share), bar(share)),
            ];
          }),
        ),
      ],
    };
  },

  csv: (state) => {
    const why = new Map(looseEnds(state.entries.map(readEntry)).map((loose) => [loose.id, loose.why]));
    return [
      ['Number', 'Level', 'What', 'Serves', 'Loose end'],
      ...state.entries.map(({ id, level, title, serves }) => [id, level, title, serves, why.get(id) ?? '']),
    ];
  },
});

function readEntry({ id, level, serves }: Line): Entry {
  const known = LEVELS.find((one) => one === level) ?? 'task';
  return { id, level: known, serves: known === 'year' ? '' : serves };
}

function rank({ level }: Line) {
  return LEVELS.indexOf(level as Level);
}

function nextId({ entries }: State) {
  return String(Math.max(0, ...entries.map(({ id }) => Number(id) || 0)) + 1);
}

function nameOf({ entries }: State, id: string): string {
  const index = entries.findIndex((entry) => entry.id === id);
  return entries[index]?.title || `Entry ${index + 1}`;
}
