import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ORDER_STATES } from '@/lib/shop/rules/order-state';

const PROJECT = path.join(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(PROJECT, file), 'utf8');
const recipe = read('docs/recipes/selling.md');

/** The cells of every table, by rows, without heads and rules. */
const rows = recipe
  .split('\n')
  .filter(
    (line, at, all) => line.startsWith('|') && !line.startsWith('| -') && !all[at + 1]?.startsWith('| -'),
  )
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

test('the table of selling has every state of an order, and no empty cell', () => {
  for (const state of ORDER_STATES)
    expect(rows.filter(([first]) => first?.startsWith(`\`${state}\``)).length, state).toBeGreaterThan(0);
  expect(rows.flat().filter((cell) => cell === '')).toEqual([]);
});

test('every command in it is one that there is', () => {
  const known = [...read('scripts/orders.ts').matchAll(/^ {2}'?([\w-]+)'?: \{ run: /gm)].map(
    ([, name]) => name,
  );
  const named = [...recipe.matchAll(/npm run orders -- ([\w-]+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('the events that are acted on are those that an endpoint at Stripe is to send', () => {
  const types = [...read('lib/platform/stripe/webhook-events.ts').matchAll(/case '([\w.]+)':/g)].map(
    ([, type]) => type!,
  );
  const named = read('docs/recipes/run-in-production.md');
  expect(types.filter((type) => !named.includes(`\`${type}\``))).toEqual([]);
});
