import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PAYMENT_LIMITS } from '@/lib/kernel/limits';

const APP = path.join(import.meta.dirname, '../../app');

/** A signature and a signed address guard them, and a refusal there would lose an event or a wish (docs/decisions/024). */
const WITHOUT = ['api/webhooks/stripe/route.ts', 'api/unsubscribe/[token]/route.ts'];

const routes = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /(^|\/)route\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(APP, file), 'utf8') }))
  .filter(({ text }) => /export (async )?function (POST|PUT|PATCH|DELETE)\b/.test(text));

test.each(routes.filter(({ file }) => !WITHOUT.includes(file)))(
  '$file answers behind a limit per network',
  ({ text }) => expect(text).toMatch(/return answer(OwnSite|Form|Letter)\(request, ownSite,/),
);

test('the two routes without a limit are there', () => {
  expect(routes.map(({ file }) => file)).toEqual(expect.arrayContaining(WITHOUT));
});

test('decision 024 names the numbers of payments as the code has them', () => {
  const decision = readFileSync(path.join(APP, '../docs/decisions/024-limits.md'), 'utf8');
  const rows = decision.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const numbersOf = (what: string) => rows.find((cells) => cells[1]?.startsWith(what))?.slice(2, 5);
  const { declined, declinedWhenBusy, begun, confirmed, seconds } = PAYMENT_LIMITS;
  const named = {
    ...{ 'Cards declined, each once': declined, 'The same while': declinedWhenBusy },
    ...{ 'Payments begun, each once': begun, 'Presses of Pay': confirmed },
  };
  for (const [what, numbers] of Object.entries(named))
    expect([what, numbersOf(what)]).toEqual([what, Object.values(numbers).map(String)]);
  expect(decision).toContain(`windows of **${seconds / 60} minutes**`);
});
