import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { loadContent } from '@/lib/content/load';
import { fieldWords } from '@/lib/content/words';
import { ratingsOf, submissionSchema } from '@/lib/diagnostic/rules/assessment';
import { formSchema, type CheckedForm, submissionBody, type FormValues } from '@/lib/diagnostic/rules/form';
import { readPostedForm } from '@/lib/diagnostic/rules/posted-form';
import { STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { fieldErrors } from '@/lib/kernel/forms';
import { CONTENT } from '@/tests/support/content-folder';
import { ratings } from '@/tests/support/diagnostic';
import { aPostedForm } from '@/tests/support/posted-form';
import { aSubmission } from '@/tests/support/submission';
import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import { keyed } from '@/lib/kernel/keyed';
import { gapAfter, gapBeforeSending } from '@/lib/diagnostic/rules/steps';

const { diagnostic, messages } = loadContent(CONTENT);
const words = fieldWords(diagnostic.questionnaire, messages);
const schema = submissionSchema(words, (statement) => statement);
const complete = aSubmission();
const complaints = (change: Record<string, unknown>) => {
  const parsed = schema.safeParse({ ...complete, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error, words.unknownField);
};

test('a phone number is what a person can dial', () => {
  for (const phone of [
    '555-0100 ext. 12',
    '555.0100 x12',
    '(0)30/123456',
    '1-800-FLOWERS',
    '+49 30 123#4,5',
    '555–0100',
  ])
    expect(complaints({ phone })).toEqual({});
});

test('a statement that is sent as 0 and named as unrated was left out', () => {
  const parsed = schema.parse({
    ...complete,
    ...ratings(1, { visionClarity: 0 }),
    unrated: ['visionClarity'],
  });
  expect(ratingsOf(parsed)).not.toHaveProperty('visionClarity');
  expect(ratingsOf(parsed)).toMatchObject({ missionRelevance: 1 });
});

test.each([
  [{ name: 'x'.repeat(10_000) }, 'name', 'Name can have up to 201 characters. Yours has 10000.'],
  [{ name: 'Ada\u0000' }, 'name', 'Name contains a character we can’t display. Please type it again.'],
  [
    { name: 'Ada\r\nBcc: x@example.com' },
    'name',
    'Name contains a character we can’t display. Please type it again.',
  ],
  [
    { company: 'exe\u202Etxt.doc' },
    'company',
    'Company contains a character we can’t display. Please type it again.',
  ],
  [{ role: '\uD800' }, 'role', 'Role contains a character we can’t display. Please type it again.'],
  [{ name: '  ' }, 'name', 'Name is required'],
  [{ name: ['Ada'] }, 'name', 'Name is required'],
  [{ name: undefined }, 'name', 'Name is required'],
  [{ email: 'ada@' }, 'email', 'Invalid email address'],
  [{ email: `${'a'.repeat(250)}@example.com` }, 'email', 'Invalid email address'],
  [{ email: 'a@example.com\nBcc: b@example.com' }, 'email', 'Invalid email address'],
  [{ phone: 'call me' }, 'phone', words.phone],
  [{ phone: '555 0100; drop' }, 'phone', words.phone],
  [
    { ...ratings(1), unrated: ['visionClarity'] },
    'visionClarity',
    '“visionClarity” has a rating but is also listed as unrated',
  ],
  [{ companySize: '7 people' }, 'companySize', 'Choose a size from the list'],
  [{ currentChallenges: [] }, 'currentChallenges', 'Select at least one challenge'],
  [{ currentChallenges: 'Team & Delegation' }, 'currentChallenges', 'Select at least one challenge'],
  [{ currentChallenges: ['Team'] }, 'currentChallenges', '“Team” isn’t one of the eight challenges'],
  [{ visionClarity: 4 }, 'visionClarity', 'The rating for “visionClarity” must be 0, 1, 2 or 3'],
  [{ visionClarity: 1.5 }, 'visionClarity', 'The rating for “visionClarity” must be 0, 1, 2 or 3'],
  [{ visionClarity: '2' }, 'visionClarity', 'The rating for “visionClarity” must be 0, 1, 2 or 3'],
  [{ visionClarity: null }, 'visionClarity', 'The rating for “visionClarity” must be 0, 1, 2 or 3'],
  [{ phone: '555\r\n0199' }, 'phone', 'Phone contains a character we can’t display. Please type it again.'],
  [{ firstName: 'Ada' }, 'firstName', '“firstName” isn’t a field on this form'],
  [JSON.parse('{"__proto__": {"polluted": true}}'), '__proto__', '“__proto__” isn’t a field on this form'],
  [{ constructor: { prototype: {} } }, 'constructor', '“constructor” isn’t a field on this form'],
])('%j is refused at %s', (change, field, message) => {
  expect(Object.entries(complaints(change as Record<string, unknown>))).toEqual([[field, message]]);
});

test.each([
  { hasKPIs: 'yes' },
  { overallScore: 'high' },
  { recommendations: 'none' },
  { attribution: { utm_source: 'news\r\nX-Evil: yes' } },
])('%j, which no form of ours sends, is refused there', (change) => {
  expect(Object.keys(complaints(change))).toEqual(Object.keys(change));
});

test.each([null, [], 'text', 7])('%j is no submission', (body) => {
  expect(schema.safeParse(body).success).toBe(false);
});

const WRONG = ['yes', '', '\u0000', 'x'.repeat(3_000), -1, 7.5, null, true, [], ['x'], [7], {}, { x: 1 }];

test('no text of a library reaches whoever sends something wrong in any field of the form without a script', () => {
  const OF_A_LIBRARY = 'OF A LIBRARY';
  z.config({ customError: () => OF_A_LIBRARY });
  onTestFinished(() => void z.config({ customError: undefined }));
  const form = formSchema(words, (statement) => statement);
  const { values } = readPostedForm(aPostedForm());
  expect(form.safeParse(values).success).toBe(true);
  const ratings = STATEMENT_IDS.flatMap((id) => WRONG.map((value) => ({ ratings: { [id]: value } })));
  const fields = Object.keys(form.shape).flatMap((field) => WRONG.map((value) => ({ [field]: value })));
  for (const wrong of [...ratings, ...fields]) {
    const said = form.safeParse({ ...values, ...wrong }).error?.issues.map(({ message }) => message);
    expect(said ?? [], JSON.stringify(wrong)).not.toContain(OF_A_LIBRARY);
  }
});

const book = loadContent(CONTENT).diagnostic.advice;
const FILLED_IN = {
  ...keyed(DETAIL_IDS, () => '' as const),
  firstName: 'Ada',
  lastName: 'Quist',
  email: 'ada@example.com',
  currentChallenges: ['Team & Delegation'],
  ratings: {},
} as unknown as CheckedForm;

test('a box that is not ticked is not sent: the payload is exactly the specified one', () => {
  for (const box of [{}, { marketingConsent: false }])
    expect(submissionBody({ ...FILLED_IN, ...box }, book)).not.toHaveProperty('marketingConsent');
});

test('a ticked one is', () => {
  expect(submissionBody({ ...FILLED_IN, marketingConsent: true }, book)).toMatchObject({
    marketingConsent: true,
  });
});

test('all sixteen ratings are sent, and what nobody touched is 0 and named', () => {
  const body = submissionBody(
    { ...FILLED_IN, ratings: { ...FILLED_IN.ratings, visionClarity: 3, progressTracking: 0 } },
    book,
  );
  expect(STATEMENT_IDS.every((statement) => typeof body[statement] === 'number')).toBe(true);
  expect(body).toMatchObject({ visionClarity: 3, progressTracking: 0, missionRelevance: 0 });
  expect(body.unrated).toEqual(
    STATEMENT_IDS.filter((statement) => !['visionClarity', 'progressTracking'].includes(statement)),
  );
});

test('with sixteen ratings nothing is named as unrated', () => {
  expect(
    submissionBody({ ...FILLED_IN, ratings: ratings(1) as CheckedForm['ratings'] }, book),
  ).not.toHaveProperty('unrated');
});

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
