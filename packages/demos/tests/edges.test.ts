import { expect, test } from 'vitest';
import { isBegun, readLine, shownScore, type Line } from '../okr-planning-calculator/line';
import { unread, withoutUnread } from '../kit/complaint';
import { linesOf, type AnyState } from '../kit/model';
import { goalScore } from '@/lib/tools/rules/okr';
import { allDemos } from '@/tests/support/demos';

const DEMOS = await allDemos();
const sprint = DEMOS.find(({ slug }) => slug === '90-day-sprint-planner')!;

const line = (changes: Partial<Line>): Line => ({
  title: '',
  kind: 'rise',
  start: '0',
  target: '10',
  current: '',
  weight: '',
  confidence: '',
  ...changes,
});

test.each([
  [0.7, '0.70'],
  [0.7 * 3 - 1.4, '0.70'],
  [0.6999999999999998, '0.70'],
  [0.696, '0.696'],
  [0.39996, '0.39996'],
  [0.555555, '0.56'],
])('a score of %f is shown as %s, so that its word is true of what is shown', (score, shown) => {
  expect(shownScore(score)).toBe(shown);
});

test('a key result that is done or not and has no value counts as not done, as in the workbook', () => {
  const lines = [line({ current: '8' }), line({ kind: 'done' })];
  expect(goalScore(lines.map(readLine))).toBe(0.4);
});

test('a goal has no score while a key result lacks its target, and a line that is empty is none', () => {
  const lost = line({ title: 'Offers', target: '', current: '1' });
  expect(goalScore([line({ current: '8' }), lost].map(readLine))).toBeUndefined();
  expect([lost, line({ start: '', target: '' }), line({})].map(isBegun)).toEqual([true, false, true]);
});

test('hours that can’t be read are named before anything is said of the rest', () => {
  const state: AnyState = {
    ...sprint.blank,
    people: [{ name: 'Ann', hours: '10' }],
    tasks: ['8h', 'eight', '200'].map((hours) => ({ ...linesOf(sprint.blank, 'tasks')[0]!, hours })),
  };
  const left = unread(sprint, state);
  expect(left).toEqual(['“Hours” of task 2', '“Hours” of task 3']);
  expect(withoutUnread('Nobody’s overbooked.', left)).toBe(
    'Not counted yet: “Hours” of task 2, “Hours” of task 3. Without them: Nobody’s overbooked.',
  );
});

test('every number of every example is read', () => {
  expect(DEMOS.flatMap((demo) => unread(demo, demo.example))).toEqual([]);
});
