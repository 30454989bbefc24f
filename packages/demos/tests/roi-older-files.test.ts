import { expect, test } from 'vitest';
import { toCsv } from '../kit/csv-file';
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

test('a CSV of then opens, with its heading of 36 months', () => {
  const now = toCsv(demo, demo.example);
  const then =
    now.slice(0, now.indexOf('Low: costs') - 1).replace('up to 60', 'up to 36') +
    now.slice(now.indexOf('Month,In or out'));
  expect(then).toMatch(/up to 36",24\r?\n.*\r?\nMonth,In or out/);
  expect(fromText(demo, then)).toMatchObject({ ok: true, value: { state: opened.value } });
});

test('what else is missing from a file is still told', () => {
  expect(usable(demo, { ...typed, rate: undefined })).toMatchObject({ ok: false });
});
