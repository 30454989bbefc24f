import { expect, test } from 'vitest';
import { fromText } from '../kit/exchange';
import { usable } from '../kit/usable';
import { demo } from '../roi-projection-calculator/main';

const OLD = ['name', 'cost', 'monthlyCost', 'monthlyIncome', 'rampMonths', 'months', 'rate'];
const typed = Object.fromEntries(OLD.map((key) => [key, demo.example[key]!]));
/** Its seven entries, and what else a blank case has. */
const opened = { ok: true, value: { ...demo.blank, ...typed } };

test('a case that was kept before low and high could be typed is still there', () => {
  expect(usable(demo, typed)).toEqual(opened);
});

test('a JSON file of then opens', () => {
  const file = JSON.stringify({ tool: demo.slug, version: 1, plan: 'p', state: typed });
  expect(fromText(demo, file)).toMatchObject({ ok: true, value: { state: opened.value } });
});

test('what else is missing from a file is still told', () => {
  expect(usable(demo, { ...typed, rate: undefined })).toMatchObject({ ok: false });
});
