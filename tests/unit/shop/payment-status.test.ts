import { expect, test } from 'vitest';
import { isWaiting, SHOWN_STATUSES } from '@/lib/shop/rules/payment-status';

test('a payment is asked for again while a bank has it in hand, and while nobody knows', () => {
  expect(SHOWN_STATUSES.filter(isWaiting)).toEqual(['processing', 'checking', 'unreachable']);
});
