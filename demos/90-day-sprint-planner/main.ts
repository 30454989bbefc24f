import { goalShare, loads, SPRINT_WEEKS, weekStart, type Load } from '@/lib/domain/tools/sprint';
import { startDemo } from '../kit/demo';
import { h } from '../kit/dom';
import { group } from '../kit/fields';
import { format, percent, readNumber } from '../kit/numbers';
import { mark, table } from '../kit/table';

const HOURS = { min: 0, max: 80 };
const WEEK_OPTIONS = Array.from({ length: SPRINT_WEEKS }, (_, index) => {
  const week = String(index + 1);
  return [week, `Week ${week}`] as const;
});
const GOALS = [
  ['', 'Daily (D)'],
  ['1', 'Goal 1'],
  ['2', 'Goal 2'],
  ['3', 'Goal 3'],
] as const;
const MOST = { people: 4, tasks: 16 };

type Person = { name: string; hours: string };
type Task = { title: string; owner: string; hours: string; week: string; goal: string };
/** An owner is the number of a person, so that a name can be mended later. */
type State = { start: string; people: Person[]; tasks: Task[] };

const task = (title: string, owner: string, hours: string, week: string, goal: string): Task => ({
  title,
  owner,
  hours,
  week,
  goal,
});

startDemo<State>({
  slug: '90-day-sprint-planner',
  example: {
    start: '2026-01-05',
    people: [
      { name: 'Maria', hours: '20' },
      { name: 'Jon', hours: '12' },
    ],
    tasks: [
      task('Call ten customers about a service plan', '0', '8', '1', '1'),
      task('Write the price list', '0', '10', '2', '1'),
      task('Month-end books', '0', '6', '2', ''),
      task('Answer the backlog of offers', '0', '9', '2', '2'),
      task('Offer template in one page', '1', '6', '1', '2'),
      task('Train both of us on the template', '1', '4', '3', '2'),
      task('Photos for the website', '1', '9', '4', '3'),
      task('New website goes live', '1', '14', '6', '3'),
    ],
  },
  blank: { start: '', people: [{ name: '', hours: '' }], tasks: [task('', '0', '', '1', '')] },

  form: (state, { text, number, choice, add, remove }) => [
    text(
      {
        id: 'start',
        label: 'First day of week 1',
        value: state.start,
        set: (value) => (state.start = value),
      },
      'date',
    ),
    group(
      'People and the hours they have for it',
      ...state.people.flatMap((person, index) => [
        text({
          id: `name-${index}`,
          label: `Person ${index + 1}`,
          value: person.name,
          set: (value) => (person.name = value),
        }),
        number(
          {
            id: `hours-${index}`,
            label: 'Hours a week',
            value: person.hours,
            set: (value) => (person.hours = value),
          },
          HOURS,
        ),
      ]),
      state.people.length < MOST.people &&
        add('add-person', 'Add a person', () => state.people.push({ name: '', hours: '' })),
    ),
    ...state.tasks.map((one, index) => {
      const field = (key: keyof Task, label: string) => ({
        id: `${key}-of-${index}`,
        label,
        value: one[key],
        set: (value: string) => (one[key] = value),
      });
      return group(
        `Task ${index + 1}`,
        text({ ...field('title', 'What'), wide: true }),
        choice(
          field('owner', 'Who'),
          state.people.map((_, person) => [String(person), nameOf(state, person)]),
        ),
        number(field('hours', 'Hours'), HOURS),
        choice(field('week', 'When'), WEEK_OPTIONS),
        choice(field('goal', 'Serves'), GOALS),
        state.tasks.length > 1 &&
          remove(`remove-${index}`, `task ${index + 1}`, () => state.tasks.splice(index, 1)),
      );
    }),
    state.tasks.length < MOST.tasks &&
      add('add-task', 'Add a task', () => state.tasks.push(task('', '0', '', '1', ''))),
  ],

  result: (state) => {
    const all = loadsOf(state);
    const over = all.filter(({ overbooked }) => overbooked);
    const share = goalShare(tasksOf(state));
    return {
      headline:
        over.length === 0
          ? 'Nobody is overbooked in these 12 weeks.'
          : `${over.map(({ person, week }) => `${nameOf(state, Number(person))} in week ${week}`).join(', ')}: more hours than there are.`,
      details: [
        h(
          'p',
          {},
          share === undefined
            ? 'Nothing is planned yet.'
            : `${percent(share)} of the planned hours serve a goal. At least half is a plan; less is a to-do list.`,
        ),
        table(
          'Hours booked, of hours available',
          ['Week', ...state.people.map((_, index) => nameOf(state, index))],
          Array.from({ length: SPRINT_WEEKS }, (_, index) => [
            weekName(state.start, index + 1),
            ...all.filter(({ week }) => week === index + 1).map(cell),
          ]),
        ),
      ],
    };
  },

  csv: (state) => [
    ['First day of week 1', state.start],
    ['Person', 'Hours a week'],
    ...state.people.map(({ name, hours }) => [name, hours]),
    ['Task', 'Who', 'Hours', 'Week', 'First day', 'Goal'],
    ...state.tasks.map(({ title, owner, hours, week, goal }) => [
      title,
      nameOf(state, Number(owner)),
      hours,
      week,
      weekStart(state.start, Number(week)) ?? '',
      goal || 'D',
    ]),
  ],
});

function tasksOf({ tasks }: State) {
  return tasks.map((one) => ({ ...one, hours: readNumber(one.hours, HOURS) ?? 0, week: Number(one.week) }));
}

function loadsOf(state: State): Load[] {
  const people = state.people.map(({ hours }, index) => ({
    name: String(index),
    hoursPerWeek: readNumber(hours, HOURS) ?? 0,
  }));
  return loads(people, tasksOf(state));
}

function cell({ booked, available, overbooked }: Load): HTMLElement {
  const text = `${format(booked)} of ${format(available)}`;
  if (overbooked) return mark('poor', text);
  return booked > 0 ? mark('good', text) : h('span', { class: 'help' }, text);
}

function weekName(start: string, week: number): string {
  const day = weekStart(start, week);
  if (day === undefined) return `Week ${week}`;
  const written = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return `Week ${week}, from ${written}`;
}

function nameOf({ people }: State, index: number) {
  return people[index]?.name || `Person ${index + 1}`;
}
