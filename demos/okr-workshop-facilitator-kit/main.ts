import { clock, shortest, timeAgenda, type TimedBlock } from '@/lib/tools/rules/agenda';
import { isDay, isTime } from '../kit/days';
import { h, svg } from '../kit/dom';
import { defineDemo } from '../kit/model';
import { readNumber } from '../kit/numbers';
import { table } from '../kit/table';
import { BLOCKS } from './blocks';

const LENGTH = { min: shortest(BLOCKS), max: 480, whole: true };

type State = { name: string; day: string; start: string; length: string };

export const demo = defineDemo<State>({
  slug: 'okr-workshop-facilitator-kit',
  example: { name: 'Goals for the second quarter', day: '2027-03-18', start: '09:00', length: '90' },
  blank: { name: '', day: '', start: '09:00', length: '' },

  parts: [
    {
      fields: [
        { key: 'name', label: 'What the workshop’s about', heading: 'Workshop', wide: true },
        { key: 'day', label: 'Day', kind: 'date' },
        { key: 'start', label: 'Begins at', kind: 'time' },
        {
          key: 'length',
          label: 'Length in minutes',
          number: LENGTH,
          required: true,
          help: `Between ${LENGTH.min} minutes and eight hours.`,
        },
      ],
    },
    {
      help: 'Every discussion starts with silent writing, so people who rarely speak up write before anyone talks. If you have 120 minutes or more, add a break after the vote.',
      fields: [],
    },
  ],

  result: (state) => {
    const agenda = agendaOf(state);
    if (!agenda)
      return { headline: `Set a length of ${LENGTH.min} minutes or more to get an agenda.`, details: [] };
    const length = readNumber(state.length, LENGTH)!;
    const end = clock(state.start, length);
    return {
      headline: `${agenda.length} blocks in ${length} minutes${end ? `, until ${end}` : ''}.`,
      details: [
        timeline(agenda, length),
        table(
          state.name || 'Agenda',
          ['From', 'Block', 'Minutes'],
          agenda.map(({ title, minutes, from }, index) => [
            clock(state.start, from) ?? `minute ${from}`,
            h('span', {}, h('b', {}, title), h('span', { class: 'help block' }, BLOCKS[index]!.does)),
            String(minutes),
          ]),
        ),
      ],
    };
  },

  worked: (state) => [
    ['From', 'Block', 'Minutes', 'What happens'],
    ...(agendaOf(state) ?? []).map(({ title, minutes, from }, index) => [
      clock(state.start, from) ?? from,
      title,
      minutes,
      BLOCKS[index]!.does,
    ]),
  ],

  calendar: (state) => {
    if (!isDay(state.day) || !isTime(state.start)) return [];
    return (agendaOf(state) ?? []).map(({ title, minutes, from }, index) => ({
      id: `block-${index + 1}`,
      title,
      minutes,
      day: state.day,
      at: clock(state.start, from)!.padStart(5, '0'),
      note: BLOCKS[index]!.does,
    }));
  },
});

function agendaOf({ length }: State): TimedBlock[] | undefined {
  const minutes = readNumber(length, LENGTH);
  return minutes === undefined ? undefined : timeAgenda(BLOCKS, minutes);
}

/** The blocks as a strip, each as long as it takes. The table has the same minutes. */
function timeline(agenda: TimedBlock[], length: number): SVGElement {
  return svg(
    'svg',
    {
      class: 'chart timeline',
      viewBox: '0 0 420 56',
      role: 'img',
      'aria-label': 'The blocks, each as long as it takes. The table has their minutes.',
    },
    ...agenda.flatMap(({ from, minutes }, index) => {
      const [x, width] = [(from / length) * 420, (minutes / length) * 420];
      return [
        svg('rect', { class: `block-${index % 2}`, x: x + 1, y: 4, width: width - 2, height: 32 }),
        svg('text', { x: x + width / 2, y: 52, 'text-anchor': 'middle' }, String(minutes)),
      ];
    }),
  );
}
