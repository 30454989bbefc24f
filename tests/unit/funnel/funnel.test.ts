import { expect, test } from 'vitest';
import { STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { stagesOf, statementsOf } from '@/lib/funnel/rules/drop-off';
import { beaconSchema, FUNNEL_EVENTS } from '@/lib/funnel/rules/events';

const stage = (stages: ReturnType<typeof stagesOf>, id: string) => stages.find((one) => one.id === id);

test('a stage is compared with the one before it', () => {
  const stages = stagesOf({ landing: 200, 'step-about': 50, 'step-challenges': 40, paid: 0 });
  expect(stage(stages, 'landing')).toEqual({ id: 'landing', count: 200, kept: null });
  expect(stage(stages, 'step-about')).toEqual({ id: 'step-about', count: 50, kept: 0.25 });
  expect(stage(stages, 'step-challenges')).toEqual({ id: 'step-challenges', count: 40, kept: 0.8 });
});

test('after a stage that nobody came to there is nothing to compare with', () => {
  const stages = stagesOf({ results: 3, paid: 0 });
  expect(stage(stages, 'results')).toEqual({ id: 'results', count: 3, kept: null });
  expect(stage(stages, 'call')).toEqual({ id: 'call', count: 0, kept: 0 });
});

test('the shop has a beginning of its own, and payments are compared with checkouts', () => {
  const stages = stagesOf({ call: 7, checkout: 10, paid: 4 });
  expect(stage(stages, 'checkout')).toEqual({ id: 'checkout', count: 10, kept: null });
  expect(stage(stages, 'paid')).toEqual({ id: 'paid', count: 4, kept: 0.4 });
});

test('statements stand in the order of the form, each with what was lost since the one before', () => {
  const [first = '', second = '', third = ''] = STATEMENT_IDS;
  const counts = { 'step-ratings': 10, [`rated-${first}`]: 8, [`rated-${second}`]: 5, [`rated-${third}`]: 6 };
  const statements = statementsOf({ ...counts, paid: 0 });
  expect(statements.map(({ id }) => id)).toEqual(STATEMENT_IDS);
  expect(statements.slice(0, 3)).toEqual([
    { id: first, count: 8, kept: 0.8, lost: 2 },
    { id: second, count: 5, kept: 0.5, lost: 3 },
    { id: third, count: 6, kept: 0.6, lost: -1 },
  ]);
});

test('a beacon holds events of the list, each once, and all of them at most', () => {
  const source = { utm_source: 'news', referrer: 'example.org', click: 'google' };
  expect(beaconSchema.safeParse([...FUNNEL_EVENTS]).success).toBe(true);
  expect(beaconSchema.safeParse({ events: [...FUNNEL_EVENTS], source }).success).toBe(true);
  // 8 of stages, 16 of statements, 3 of each advice: a limit of the body counts on it.
  expect(FUNNEL_EVENTS).toHaveLength(8 + 16 + 3 * 23);
  expect(JSON.stringify(FUNNEL_EVENTS).length).toBeLessThan(4 * 1024);
});

test.each([
  ['nothing', []],
  ['no list', 'landing'],
  ['another name', ['landing', 'visitor-17']],
  ['paid, which no browser knows', ['paid']],
  ['one twice', ['landing', 'landing']],
  ['more than a name', [{ event: 'landing', id: 'x' }]],
  ['a visitor beside the source', { events: ['visit'], source: {}, visitor: 'x' }],
  ['a click id in place of whose it is', { events: ['visit'], source: { click: 'Cj0KCQ' } }],
])('a beacon with %s is refused', (_, body) => expect(beaconSchema.safeParse(body).success).toBe(false));
