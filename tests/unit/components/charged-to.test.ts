import { expect, test } from 'vitest';
import { chargedTo } from '@/components/checkout/charged-to';

test.each([
  ['card', 'card'],
  ['apple_pay', 'card'],
  ['google_pay', 'card'],
  ['us_bank_account', 'bank'],
  ['sepa_debit', 'bank'],
  ['acss_debit', 'bank'],
  ['link', 'other'],
  ['cashapp', 'other'],
  ['something_new', 'other'],
] as const)('%s takes the money from: %s', (method, from) => expect(chargedTo(method)).toBe(from));
