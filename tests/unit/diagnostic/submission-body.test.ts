import { expect, test } from 'vitest';
import { type CheckedForm, submissionBody } from '@/lib/diagnostic/rules/form';
import { loadContent } from '@/lib/content/load';
import { CONTENT } from '../../support/content-folder';

const book = loadContent(CONTENT).diagnostic.advice;
const form = {
  ...{ firstName: 'Ada', lastName: 'Quist', email: 'ada@example.com', phone: '', company: '', role: '' },
  ...{ companySize: '', currentChallenges: ['Team & Delegation'], ratings: {} },
} as unknown as CheckedForm;

test('a box that is not ticked is not sent: the payload is exactly the specified one', () => {
  for (const box of [{}, { marketingConsent: false }])
    expect(submissionBody({ ...form, ...box }, book)).not.toHaveProperty('marketingConsent');
});

test('a ticked one is', () => {
  expect(submissionBody({ ...form, marketingConsent: true }, book)).toMatchObject({ marketingConsent: true });
});
