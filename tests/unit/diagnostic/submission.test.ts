import { expect, test } from 'vitest';
import { ratingsOf, submissionSchema } from '@/lib/diagnostic/rules/assessment';
import { fieldErrors } from '@/lib/kernel/forms';
import { fieldWords, ratings } from '@/tests/support/diagnostic';
import { aSubmission } from '@/tests/support/submission';

const schema = submissionSchema(fieldWords, (statement) => statement);
const complete = aSubmission();
const complaints = (change: Record<string, unknown>) => {
  const parsed = schema.safeParse({ ...complete, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error, fieldWords.unknownField);
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
  [{ name: 'Ada\u0000' }, 'name', 'Name contains a character we can’t display.'],
  [{ name: 'Ada\r\nBcc: x@example.com' }, 'name', 'Name contains a character we can’t display.'],
  [{ company: 'exe\u202Etxt.doc' }, 'company', 'Company contains a character we can’t display.'],
  [{ role: '\uD800' }, 'role', 'Role contains a character we can’t display.'],
  [{ name: '  ' }, 'name', 'Name is required'],
  [{ name: ['Ada'] }, 'name', 'Name is required'],
  [{ name: undefined }, 'name', 'Name is required'],
  [{ email: 'ada@' }, 'email', 'Invalid email address'],
  [{ email: `${'a'.repeat(250)}@example.com` }, 'email', 'Invalid email address'],
  [{ email: 'a@example.com\nBcc: b@example.com' }, 'email', 'Invalid email address'],
  [{ phone: 'call me' }, 'phone', fieldWords.phone],
  [{ phone: '555 0100; drop' }, 'phone', fieldWords.phone],
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
  [{ phone: '555\r\n0199' }, 'phone', 'Phone contains a character we can’t display.'],
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
