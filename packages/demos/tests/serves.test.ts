import { expect, test, vi } from 'vitest';
import { toJson } from '../kit/exchange';
import { linesOf, type AnyState, type Texts } from '../kit/model';
import { cascade, fileOf, opened, plan, planner, sprint, through, titles, tracker, workIn } from './opened';

test('a goal that is renamed in one demo keeps what serves it in the others', () => {
  const tasks = through(sprint, plan, (state) => {
    Object.assign(state, { goal1: 'A better word for it', people: [{ name: 'Ann', hours: '9' }] });
    state.tasks = [{ ...linesOf(sprint.blank, 'tasks')[0]!, title: 'Call', owner: '0', hours: '2' }];
  });
  const { state } = opened(cascade, tasks);
  const [goal, task] = ['A better word for it', 'Call'].map((title) =>
    linesOf(state!, 'entries').find((entry) => entry.title === title)!,
  );
  expect(task).toMatchObject({ level: 'task', serves: goal!.id });
  const tree = through(cascade, tasks, ({ entries }) => ((entries as Texts[])[1]!.title = 'Renamed'));
  const [called] = linesOf(opened(sprint, tree).state!, 'tasks');
  expect(called).toMatchObject({ owner: '0', goal: '1', hours: '2' });
  expect(titles(opened(planner, tree).state, 'keyResults')[0]).toBe('Renamed');
});

test('a task that serves a key result still does after the sprint has given it a week', () => {
  const tree = toJson(cascade, cascade.example, 'p');
  const planned = through(sprint, tree, (state) =>
    linesOf(state, 'tasks').forEach((task) => Object.assign(task, { week: '4' })),
  );
  expect(opened(sprint, tree).said).toMatch(/^Took 1 goal and 2 tasks\. Left: 2 goals and 2 key results\./);
  expect(opened(cascade, planned).state).toEqual(opened(cascade, tree).state);
  expect(titles(opened(sprint, planned).state, 'tasks', 'week')).toEqual(['4', '4']);
});

test('a goal that is cleared keeps its line while key results serve it, and its id is no other line’s', () => {
  const file = fileOf([
    { id: '2', level: 'quarter', title: 'Goal' },
    { id: '1', level: 'key result', title: 'L1', serves: '2' },
  ]);
  const blank = linesOf(planner.blank, 'keyResults')[0]!;
  const add = (state: AnyState) => {
    state.goal = '';
    (state.keyResults as Texts[]).push({ ...blank, title: 'New' });
  };
  expect(workIn(through(planner, file, add)).map(({ id, level, serves }) => [id, level, serves])).toEqual([
    ['2', 'quarter', undefined],
    ['1', 'key result', '2'],
    ['3', 'key result', '2'],
  ]);
  const emptied = through(planner, file, (state) => Object.assign(state, { goal: '', keyResults: [blank] }));
  expect(workIn(emptied)).toEqual([]);
});

test('what served a line that is taken out serves none', () => {
  const work: Texts[] = [
    { id: '1', level: 'key result', title: 'A' },
    { id: '2', level: 'task', title: 'B', serves: '1' },
  ];
  const left = through(tracker, fileOf(work), (state) => {
    state.lines = [{ ...linesOf(tracker.blank, 'lines')[0]!, name: 'C' }];
  });
  expect(workIn(left).map(({ id, title, serves }) => [id, title, serves])).toEqual([
    ['2', 'B', undefined],
    ['3', 'C', undefined],
  ]);
});

test('a thousand tasks in a circle are followed without a search through the list at each step', () => {
  const task = (n: number) => ({ id: `${n}`, level: 'task', serves: `${(n + 1) % 1000}` });
  const work = Array.from({ length: 1000 }, (_, n) => task(n));
  const find = vi.spyOn(Array.prototype, 'find');
  through(sprint, fileOf(work));
  const searches = find.mock.calls.length;
  find.mockRestore();
  expect(searches).toBeLessThan(work.length * 10);
});

test('goals that go in a circle and lines that serve nothing that is there are opened like any others', () => {
  const work: Texts[] = [
    { id: '1', level: 'key result', title: 'A', serves: '2' },
    { id: '2', level: 'task', title: 'B', serves: '1' },
    { id: '3', level: 'task', title: 'C', serves: '9', week: '99', owner: 'nobody we know' },
  ];
  const circle = fileOf(work);
  expect(titles(opened(sprint, circle).state, 'tasks', 'goal')).toEqual(['D', 'D']);
  expect(linesOf(opened(sprint, circle).state!, 'tasks')[1]).toMatchObject({ week: '1', owner: '-1' });
  expect(workIn(through(sprint, circle))).toEqual(work);
});
