import { expect, test } from 'vitest';
import { type CheckedForm, submissionBody } from '@/lib/diagnostic/rules/form';
import { loadContent } from '@/lib/content/load';
import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import { keyed } from '@/lib/kernel/keyed';
import { STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { ratings } from '../../support/diagnostic';
import { CONTENT } from '../../support/content-folder';

const book = loadContent(CONTENT).diagnostic.advice;
const form = {
  ...keyed(DETAIL_IDS, () => '' as const),
  firstName: 'Ada',
  lastName: 'Quist',
  email: 'ada@example.com',
  currentChallenges: ['Team & Delegation'],
  ratings: {},
} as unknown as CheckedForm;

test('a box that is not ticked is not sent: the payload is exactly the specified one', () => {
  for (const box of [{}, { marketingConsent: false }])
    expect(submissionBody({ ...form, ...box }, book)).not.toHaveProperty('marketingConsent');
});

test('a ticked one is', () => {
  expect(submissionBody({ ...form, marketingConsent: true }, book)).toMatchObject({ marketingConsent: true });
});

test('all sixteen ratings are sent, and what nobody touched is 0 and named', () => {
  const body = submissionBody(
    { ...form, ratings: { ...form.ratings, visionClarity: 3, progressTracking: 0 } },
    book,
  );
  expect(STATEMENT_IDS.every((statement) => typeof body[statement] === 'number')).toBe(true);
  expect(body).toMatchObject({ visionClarity: 3, progressTracking: 0, missionRelevance: 0 });
  expect(body.unrated).toEqual(
    STATEMENT_IDS.filter((statement) => !['visionClarity', 'progressTracking'].includes(statement)),
  );
});

test('with sixteen ratings nothing is named as unrated', () => {
  expect(submissionBody({ ...form, ratings: ratings(1) as CheckedForm['ratings'] }, book)).not.toHaveProperty(
    'unrated',
  );
});
