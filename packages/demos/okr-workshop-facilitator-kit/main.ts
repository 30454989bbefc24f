import { blocksOf, cardsFor, clock, PEOPLE, planOf, type TimedBlock } from '@/lib/tools/rules/agenda';
import { PLANS } from '@/lib/tools/rules/workshop-plans';
import { isDay, isTime } from '../kit/days';
import { h, text } from '../kit/dom';
import { defineDemo } from '../kit/model';
import { readNumber } from '../kit/numbers';
import { table, withNote } from '../kit/table';
import EXAMPLE from './example.json' with { type: 'json' };

const CALLED: Record<number, string> = { 240: ': half a day', 420: ': a full day' };
const LENGTHS = PLANS.map(({ minutes }): [string, string] => [
  String(minutes),
  `${minutes} minutes${CALLED[minutes] ?? ''}`,
]);

/** What the room decided, a key result in each line. */
type Result = Record<'goal' | 'title' | 'owner' | 'task', string>;
type State = Record<'name' | 'day' | 'start' | 'length' | 'people', string> & { results: Result[] };

const NOTHING: Result = { goal: '', title: '', owner: '', task: '' };

export const demo = defineDemo<State>({
  slug: 'okr-workshop-facilitator-kit',
  example: EXAMPLE,
  blank: { name: '', day: '', start: '09:00', length: '90', people: '', results: [NOTHING] },

  parts: [
    {
      fields: [
        { key: 'name', label: 'What the workshop’s about', wide: true },
        { key: 'day', label: 'Day', kind: 'date' },
        { key: 'start', label: 'Begins at', kind: 'time' },
        { key: 'length', label: 'Length in minutes', choices: LENGTHS },
        { key: 'people', label: 'People', number: PEOPLE, required: true },
      ],
    },
    {
      list: 'results',
      name: 'Result',
      as: 'key result',
      title: 'What came out of it',
      help: 'Fill this in at the end. Save the file, and open it in the other demos.',
      most: 9,
      fields: [
        { key: 'goal', label: 'Goal', wide: true, as: 'goal title' },
        { key: 'title', label: 'Key result', wide: true },
        { key: 'owner', label: 'Owner' },
        { key: 'task', label: 'First task', wide: true, as: 'first task' },
      ],
    },
  ],

  result: (state) => {
    const agenda = agendaOf(state);
    if (!agenda)
      return {
        headline: `Say how many people come, ${PEOPLE.min} to ${PEOPLE.max}, to get an agenda.`,
        details: [],
      };
    const [length, people] = [Number(state.length), readNumber(state.people, PEOPLE)!];
    const end = clock(state.start, length);
    return {
      headline: `${agenda.filter(({ does }) => does).length} blocks in ${length} minutes${end ? `, until ${end}` : ''}.`,
      details: [
        text(`${people} people write ${cardsFor(people)} cards each, ${people * cardsFor(people)} in all.`),
        table(
          state.name || 'Agenda',
          ['From', 'Block', 'Minutes'],
          agenda.map(({ title, does, minutes, from }) => [
            clock(state.start, from) ?? `minute ${from}`,
            withNote(h('b', {}, title), does),
            String(minutes),
          ]),
        ),
      ],
    };
  },

  calendar: (state) => {
    if (!isDay(state.day) || !isTime(state.start)) return [];
    return (agendaOf(state) ?? []).map(({ title, does = '', minutes, from }, index) => ({
      id: `block-${index + 1}`,
      title,
      minutes,
      day: state.day,
      at: clock(state.start, from)!.padStart(5, '0'),
      note: does,
    }));
  },
});

export function agendaOf({ length, people }: State): TimedBlock[] | undefined {
  const [plan, count] = [planOf(Number(length)), readNumber(people, PEOPLE)];
  return plan && count !== undefined ? blocksOf(plan, count) : undefined;
}
