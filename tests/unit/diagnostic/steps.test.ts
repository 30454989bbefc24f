import { expect, test } from 'vitest';
import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import { keyed } from '@/lib/kernel/keyed';
import type { FormValues } from '@/lib/diagnostic/rules/form';
import { gapAfter, gapBeforeSending } from '@/lib/diagnostic/rules/steps';

const WHOLE: FormValues = {
  firstName: 'Ada',
  lastName: 'Quist',
  email: 'ada@example.org',
  ...keyed(DETAIL_IDS, () => ''),
  currentChallenges: ['focus'],
  ratings: {},
};

test.each(['firstName', 'lastName', 'email'] as const)(
  '%s has to be there to go on, and to send',
  (field) => {
    for (const missing of ['', '  ']) {
      const values = { ...WHOLE, [field]: missing };
      expect(gapAfter(1, values)).toEqual({ toast: 'requiredFields', field });
      expect(gapBeforeSending(values)).toEqual({ toast: 'missingInformation', field });
    }
  },
);

test('a challenge has to be chosen to go on, and to send', () => {
  const field = 'currentChallenges';
  const values = { ...WHOLE, currentChallenges: [] };
  expect(gapAfter(2, values)).toEqual({ toast: 'selectionRequired', field });
  expect(gapBeforeSending(values)).toEqual({ toast: 'missingChallenges', field });
});

test('a rating may be left out, and is one of four', () => {
  expect(gapAfter(1, WHOLE)).toBeNull();
  expect(gapBeforeSending({ ...WHOLE, ratings: { visionClarity: '3' } })).toBeNull();
  const field = 'ratings.visionClarity';
  expect(gapBeforeSending({ ...WHOLE, ratings: { visionClarity: '4' } })).toEqual({
    toast: 'assessmentIncomplete',
    field,
  });
});
