import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PAYMENT_LIMITS } from '@/lib/kernel/limits';

const DECISION = path.join(import.meta.dirname, '../../docs/decisions/041-card-testing.md');

test('decision 041 names the numbers of payments as the code has them', () => {
  const decision = readFileSync(DECISION, 'utf8');
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
