import {
  alignmentOf,
  inTreeOrder,
  LEVELS,
  looseEnds,
  type Entry,
  type Level,
} from '@/lib/tools/rules/goal-tree';
import { withBar } from '../kit/bars';
import { h } from '../kit/dom';
import { defineDemo } from '../kit/model';
import { percent } from '../kit/numbers';
import { mark, table } from '../kit/table';
import EXAMPLE from './example.json' with { type: 'json' };

const NAMES: Record<Level, string> = {
  year: 'Year goal',
  quarter: 'Quarter goal',
  'key result': 'Key result',
  task: 'Task',
};

type Line = Record<'id' | 'level' | 'title' | 'serves', string>;
type State = { entries: Line[] };

const line = (id: string, level: Level): Line => ({ id, level, title: '', serves: '' });

export const demo = defineDemo<State>({
  slug: 'goal-cascade-builder',
  example: EXAMPLE,
  blank: { entries: [line('1', 'year')] },

  parts: [
    {
      list: 'entries',
      name: 'Entry',
      as: 'work',
      most: 40,
      rows: true,
      fresh: ({ entries }) => line(nextId(entries), 'task'),
      fields: [
        { key: 'id', label: 'Number', hidden: () => true },
        {
          key: 'level',
          label: 'It is a',
          choices: LEVELS.map((level) => [level, NAMES[level]]),
          redraws: true,
        },
        { key: 'title', label: 'What', wide: true },
        {
          key: 'serves',
          label: 'It serves',
          wide: true,
          choices: (own, { entries }) => [
            ['', own.level === 'year' ? 'nothing above it' : 'nothing yet'],
            ...entries
              .filter((other) => rank(other) < rank(own))
              .map(({ id }) => [id, nameOf(entries, id)] as const),
          ],
        },
      ],
    },
  ],

  result: ({ entries: lines }) => {
    if (lines.every(({ title }) => title.trim() === ''))
      return { headline: 'Enter a goal for the year, and what serves it.', details: [] };
    const entries = lines.map(readEntry);
    const loose = looseEnds(entries);
    const levels = LEVELS.slice(1).map((level) => ({
      name: NAMES[level],
      share: alignmentOf(level, entries),
    }));
    const [ends, them] = loose.length === 1 ? ['end', 'it'] : ['ends', 'them'];
    return {
      headline:
        loose.length === 0
          ? 'Everything connects.'
          : `${loose.length} loose ${ends}. Connect ${them}, or stop the work.`,
      details: [
        tree(lines, entries, loose),
        table(
          'How much of each level leads up to a goal for the year',
          ['Level', 'Share'],
          levels.map(({ name, share }) => [
            withBar(name, share === undefined ? [] : [{ share, className: 'ink' }]),
            share === undefined ? 'none yet' : percent(share),
          ]),
        ),
      ],
    };
  },

  unusable: ({ entries }) => {
    const ids = entries.map(({ id }) => id);
    return ids.includes('') || new Set(ids).size < ids.length
      ? 'Every entry needs its own number.'
      : undefined;
  },
});

const ENTRY = 'relative mt-2 border-0 border-l-3 bg-paper px-2.5 py-1.5 leading-[1.35] wrap-anywhere';
const UNDER = ['', 'ml-6', 'ml-12', 'ml-18'];
/** Leads from what is served to what serves it. */
const LINE =
  'before:absolute before:-top-2 before:left-[calc(-1.25rem+3px)] before:h-[calc(50%+0.5rem)] before:w-3.5 before:border-b-drawn before:border-l-drawn before:border-control';

function tree(lines: Line[], entries: Entry[], loose: { id: string; why: string }[]): HTMLElement {
  return h(
    'ul',
    { class: 'tree list-none p-0', 'aria-label': 'The cascade' },
    ...inTreeOrder(entries).map(({ id, depth }) => {
      const why = loose.find((one) => one.id === id)?.why;
      const { level } = entries.find((entry) => entry.id === id)!;
      return h(
        'li',
        {
          class: `${ENTRY} ${depth > 0 ? `${UNDER[depth]} ${LINE}` : ''} ${why ? 'border-dashed border-l-poor' : 'border-l-blueprint'}`,
        },
        h('span', { class: 'help block' }, NAMES[level]),
        nameOf(lines, id),
        why && h('span', { class: 'block' }, mark('poor', why)),
      );
    }),
  );
}

function readEntry({ id, level, serves }: Line): Entry {
  return { id, level: level as Level, serves: level === 'year' ? '' : serves };
}

function rank({ level }: Line) {
  return LEVELS.indexOf(level as Level);
}

function nextId(entries: Line[]) {
  return String(Math.max(0, ...entries.map(({ id }) => Number(id) || 0)) + 1);
}

function nameOf(entries: Line[], id: string): string {
  const index = entries.findIndex((entry) => entry.id === id);
  return entries[index]?.title || `Entry ${index + 1}`;
}
