import { expect, test } from 'vitest';
import { toJson } from '../kit/exchange';
import { linesOf, type Texts } from '../kit/model';
import {
  alignment,
  cascade,
  dashboard,
  demo,
  DEMOS,
  opened,
  plan,
  planner,
  roi,
  sprint,
  through,
  titles,
  tracker,
} from './opened';

test('what a workshop decides is in planner, cascade and sprint, with owners and first tasks', () => {
  const workshop = demo('okr-workshop');
  const results = [
    { goal: 'More regulars', title: 'Customers on a plan', owner: 'Ann', task: 'Call ten of them' },
    { goal: 'More regulars', title: 'Days to a quote', owner: 'Ben', task: '' },
    { goal: 'A site that sells', title: 'Leads a week', owner: 'Ann', task: '' },
  ];
  const decided = toJson(workshop, { ...workshop.example, results }, 'p');
  expect(opened(planner, decided).said).toMatch(
    /^Took 1 goal and 2 key results\. Left: 1 goal, 1 key result, 1 task, 2 people and a workshop\./,
  );
  expect(titles(opened(cascade, decided).state, 'entries')).toEqual([
    'More regulars',
    'A site that sells',
    'Customers on a plan',
    'Days to a quote',
    'Leads a week',
    'Call ten of them',
  ]);
  expect(linesOf(opened(sprint, decided).state!, 'tasks')).toMatchObject([{ owner: '0', goal: '1' }]);
  const back = opened(
    workshop,
    through(planner, decided, (state) => (state.goal = 'Most are regulars')),
  );
  const served = ['Most are regulars', 'Most are regulars', 'A site that sells'];
  expect(titles(back.state, 'results', 'goal')).toEqual(served);
  expect(titles(opened(tracker, decided).state, 'lines', 'owner')).toEqual(['Ann', 'Ben', 'Ann']);
});

test('a key result goes from planner to tracker with start, target and the value of its week', () => {
  const { state, said } = opened(tracker, plan);
  expect(state!.start).toBe('2027-04-05');
  expect(linesOf(state!, 'lines')[0]).toMatchObject({
    name: 'Customers on a service plan',
    kind: 'rise',
    start: '12',
    target: '30',
    w5: '',
    w6: '22',
  });
  expect(said).toBe(
    'Took 3 key results and the dates. Left: 1 goal. What’s left stays in the file you save here.',
  );
  const weekless = toJson(planner, { ...planner.example, week: '' }, 'p');
  expect(opened(tracker, weekless).said).toContain('doesn’t say which week it is, so 3 values aren’t shown.');
});

test('what the tracker enters is the planner’s value in the planner’s week', () => {
  const tracked = through(tracker, plan, (state) => Object.assign(linesOf(state, 'lines')[0]!, { w7: '26' }));
  const { state } = opened(planner, tracked);
  expect(state!.week).toBe('7');
  expect(titles(state, 'keyResults', 'current')).toEqual(['26', '6', '1']);
  expect(titles(state, 'keyResults', 'weight')).toEqual(['2', '1', '1']);
});

test('a file that a demo opened and saved again, with nothing changed, is the same file', () => {
  let file = plan;
  for (const at of [cascade, sprint, tracker, planner]) file = through(at, file);
  expect(JSON.parse(file)).toEqual(JSON.parse(plan));
});

test('a demo with nothing in a file leaves it as it is, and what is typed there goes along', () => {
  const { state, said, file } = opened(roi, plan);
  expect(state).toBeUndefined();
  expect(said).toBe(
    'It has nothing for this tool, so your entries here haven’t changed. Left: 1 goal and 3 key results. What’s left stays in the file you save here.',
  );
  const both = toJson(roi, roi.example, 'p', file);
  expect(opened(roi, both).state).toEqual(roi.example);
  expect(opened(planner, both).said).toBe(
    'Took 1 goal, 3 key results and the dates. Left: an ROI case. What’s left stays in the file you save here.',
  );
});

test('a person who gets another name in the sprint has it in tracker and dashboard', () => {
  const owned = through(tracker, plan, (state) =>
    linesOf(state, 'lines').forEach((line, n) => (line.owner = ['Ann', 'Ben', 'Ann'][n]!)),
  );
  const renamed = through(sprint, owned, (state) => (linesOf(state, 'people')[0]!.name = 'Anna'));
  expect(titles(opened(tracker, renamed).state, 'lines', 'owner')).toEqual(['Anna', 'Ben', 'Anna']);
  expect(titles(opened(dashboard, renamed).state, 'kpis', 'owner')).toEqual(['Anna', 'Ben']);
});

test('what a demo has no room for, or shows no more, is kept or taken out, and nothing else', () => {
  const tree = through(cascade, plan, ({ entries }) => {
    for (let n = 0; n < 6; n++)
      (entries as Texts[]).push({ id: `x${n}`, level: 'key result', title: `More ${n}`, serves: '1' });
  });
  const { said } = opened(tracker, tree);
  expect(said).toMatch(/^Took 6 key results and the dates\. Left: 1 goal and 3 key results\./);
  const shorter = through(tracker, tree, ({ lines }) => (lines as Texts[]).shift());
  expect(titles(opened(cascade, shorter).state, 'entries')).toEqual(
    titles(opened(cascade, tree).state, 'entries').filter((title) => title !== 'Customers on a service plan'),
  );
});

test('a file without KPIs gives the dashboard its key results, and one that has KPIs those', () => {
  const { state, said } = opened(dashboard, plan);
  expect(said).toMatch(
    /^Took 2 key results as KPIs, with their start as the limit\. Left: 1 goal and 1 key result\./,
  );
  expect(linesOf(state!, 'kpis').map(({ direction, target, limit }) => [direction, target, limit])).toEqual([
    ['above', '30', '12'],
    ['below', '3', '9'],
  ]);
  const both = through(dashboard, plan);
  const { said: left } = opened(dashboard, both);
  expect(left).toMatch(/^Took 2 KPIs and a team’s name\. Left: 1 goal and 3 key results\./);
  expect(titles(opened(tracker, both).state, 'lines', 'name')).toHaveLength(3);
});

test('people of a sprint are the two of the assessment, and only the assessment saves what they rated', () => {
  const people = toJson(sprint, sprint.example, 'p');
  expect(opened(alignment, people).state).toMatchObject({ first: 'Maria', second: 'Jon' });
  const rated = through(alignment, people, (state) => (linesOf(state, 'ratings')[0]!.first = '3'));
  expect(linesOf(opened(alignment, through(alignment, rated)).state!, 'ratings')[0]!.first).toBe('3');
  expect(opened(sprint, rated).said).toMatch(/ Ratings stay out of the file you save here\.$/);
  const shared = JSON.parse(through(sprint, rated)) as { tools: object; people: Texts[] };
  expect(Object.keys(shared.tools)).not.toContain(alignment.slug);
  expect(shared.people.map(({ name }) => name)).toEqual(expect.arrayContaining(['Maria', 'Jon']));
});

/** The ratings stay out of every file but their own tool’s. */
function withoutRatings(text: string): unknown {
  const found = JSON.parse(text) as { tools: object };
  return { ...found, tools: { ...found.tools, [alignment.slug]: undefined } };
}
test.each(DEMOS.flatMap((from) => DEMOS.map((to) => [from.slug, to.slug, from, to] as const)))(
  'a file of %s opens in %s and comes back whole',
  (_, __, from, to) => {
    const file = toJson(from, from.example, 'p');
    const back = opened(from, through(to, file));
    expect(withoutRatings(toJson(from, back.state!, 'p', back.file))).toEqual(
      withoutRatings(through(to, file)),
    );
    const { ratings: _ratings, ...example } = from.example;
    const { ratings: rated, ...state } = back.state!;
    expect(JSON.stringify(state).replace(/,"ref":"\w+"/g, '')).toBe(JSON.stringify(example));
    const isKept = from !== alignment || to === alignment;
    expect(rated).toEqual(isKept ? from.example.ratings : from.blank.ratings);
  },
);
