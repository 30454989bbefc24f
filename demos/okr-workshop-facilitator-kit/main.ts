import { clock, shortest, timeAgenda, type AgendaBlock } from '@/lib/domain/tools/agenda';
import { startDemo } from '../kit/demo';
import { h } from '../kit/dom';
import { readNumber } from '../kit/numbers';
import { bar, table } from '../kit/table';

/** The 90-minute plan; what each block does, and what it can't do without. */
const BLOCKS: (AgendaBlock & { does: string })[] = [
  {
    title: 'Why we are here',
    minutes: 5,
    least: 3,
    does: 'The founder says what must be different in 90 days.',
  },
  {
    title: 'Last quarter in numbers',
    minutes: 5,
    least: 3,
    does: 'Read the scores aloud. No explanations yet.',
  },
  {
    title: 'Wishes, in silence',
    minutes: 10,
    least: 6,
    does: 'Everyone writes alone, one wish on each card.',
  },
  {
    title: 'Sort and vote',
    minutes: 15,
    least: 9,
    does: 'Group the cards. Three votes each, and at most three goals.',
  },
  {
    title: 'Key results, in pairs',
    minutes: 20,
    least: 12,
    does: 'Start, target, source: two or three for each goal.',
  },
  {
    title: 'Scoring test',
    minutes: 10,
    least: 6,
    does: 'Could an outsider score it? If not, write it again.',
  },
  {
    title: 'Owners and capacity',
    minutes: 12,
    least: 7,
    does: 'One name for each key result, and the hours it needs.',
  },
  {
    title: 'First tasks, and what we stop',
    minutes: 8,
    least: 5,
    does: 'Monday’s task for each key result. One thing ends today.',
  },
  { title: 'Close', minutes: 5, least: 3, does: 'Each reads out what they own. Set the first check-in.' },
];
const LENGTH = { min: shortest(BLOCKS), max: 480, whole: true };

type State = { name: string; start: string; length: string };

startDemo<State>({
  slug: 'okr-workshop-facilitator-kit',
  example: { name: 'Goals for the second quarter', start: '09:00', length: '90' },
  blank: { name: '', start: '09:00', length: '' },

  form: (state, { text, number }) => [
    text({
      id: 'name',
      label: 'What the workshop is about',
      value: state.name,
      set: (value) => (state.name = value),
    }),
    text(
      { id: 'start', label: 'Begins at', value: state.start, set: (value) => (state.start = value) },
      'time',
    ),
    number(
      {
        id: 'length',
        label: 'Length in minutes',
        value: state.length,
        help: `From ${LENGTH.min} minutes, and up to eight hours. From 120 on, add a break.`,
        set: (value) => (state.length = value),
      },
      LENGTH,
    ),
  ],

  result: (state) => {
    const length = readNumber(state.length, LENGTH);
    const agenda = length === undefined ? undefined : timeAgenda(BLOCKS, length);
    if (length === undefined || !agenda)
      return { headline: `Set a length of ${LENGTH.min} minutes or more to get an agenda.`, details: [] };
    const end = clock(state.start, length);
    return {
      headline: `${agenda.length} blocks in ${length} minutes${end ? `, until ${end}` : ''}.`,
      details: [
        table(
          state.name || 'Agenda',
          ['From', 'Block', 'Minutes'],
          agenda.map(({ title, minutes, from }, index) => [
            clock(state.start, from) ?? `minute ${from}`,
            h('span', {}, h('b', {}, title), h('span', { class: 'help block' }, BLOCKS[index]!.does)),
            h('span', {}, String(minutes), bar(minutes / length)),
          ]),
        ),
        h(
          'p',
          { class: 'help' },
          'Every discussion begins with silent writing: people who rarely speak have then written before anyone talks.',
        ),
      ],
    };
  },

  csv: (state) => {
    const agenda = timeAgenda(BLOCKS, readNumber(state.length, LENGTH) ?? Number.NaN) ?? [];
    return [
      ['Workshop', state.name],
      ['Begins at', state.start],
      ['Length in minutes', state.length],
      ['From', 'Block', 'Minutes', 'What happens'],
      ...agenda.map(({ title, minutes, from }, index) => [
        clock(state.start, from) ?? from,
        title,
        minutes,
        BLOCKS[index]!.does,
      ]),
    ];
  },
});
