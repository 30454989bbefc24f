import { expect, test } from 'vitest';
import { asDraft, changedDraft, unexpired } from '@/lib/diagnostic/browser/draft';
import type { Draft } from '@/lib/diagnostic/browser/draft-schema';
import { REQUIRED_IDS } from '@/lib/diagnostic/rules/contact-fields';
import type { FormValues } from '@/lib/diagnostic/rules/form';
import { keyed } from '@/lib/kernel/keyed';
import { details } from '@/tests/support/diagnostic';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 4, 3);
const values: FormValues = {
  ...keyed(REQUIRED_IDS, (id) => `My ${id}`),
  ...details,
  currentChallenges: ['Mindset & Focus'],
  ratings: { visionClarity: '2', goalDefinition: null },
};
/** As storage has it. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const aDraft = (): Draft => changedDraft(null, values, 2, NOW);
const CONTACT = [...REQUIRED_IDS, 'phone', 'company'] as const;
const contactOf = (draft: Draft | null) => CONTACT.map((field) => draft?.values[field]);

test('name, e-mail, phone and company stay for 24 hours', () => {
  expect(contactOf(unexpired(aDraft(), NOW + DAY))).toEqual(CONTACT.map((id) => values[id]));
  expect(contactOf(unexpired(aDraft(), NOW + DAY + 1))).toEqual(['', '', '', '', '']);
});

test('the other answers stay for 30 days', () => {
  const { role, companySize, currentChallenges, ratings } = values;
  expect(unexpired(aDraft(), NOW + 30 * DAY)?.values).toMatchObject({
    role,
    companySize,
    currentChallenges,
    ratings,
  });
  expect(unexpired(aDraft(), NOW + 30 * DAY + 1)).toBeNull();
});

test('the box for the newsletter stays ticked as long as the address it was ticked with, and a draft may lack it', async () => {
  const ticked = changedDraft(null, { ...values, marketingConsent: true }, 1, NOW);
  expect(unexpired(ticked, NOW + DAY)?.values.marketingConsent).toBe(true);
  expect(unexpired(ticked, NOW + DAY + 1)?.values.marketingConsent).toBe(false);
  const without = aDraft();
  expect(await asDraft(stored(without))).toEqual(without);
});

test('rating statements the next day does not keep a name any longer', () => {
  const later = changedDraft(aDraft(), { ...values, ratings: { visionClarity: '3' } }, 3, NOW + 20 * HOUR);
  expect(contactOf(unexpired(later, NOW + 25 * HOUR))).toEqual(['', '', '', '', '']);
  expect(unexpired(later, NOW + 25 * HOUR)?.values.ratings).toEqual({ visionClarity: '3' });
});

test('every change is a new attempt, and the beginning is remembered', () => {
  const first = aDraft();
  const second = changedDraft(first, { ...values, role: 'founder' }, 2, NOW + HOUR);
  expect(second.attemptKey).not.toBe(first.attemptKey);
  expect(second.startedAt).toBe(NOW);
});

test('an attempt key has 128 random bits or more', () => {
  const { attemptKey } = aDraft();
  expect(attemptKey).toMatch(/^[\w-]{22,}$/);
  expect(Buffer.from(attemptKey, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
});

test('a draft is read back as it was written', async () => {
  const draft = aDraft();
  expect(await asDraft(stored(draft))).toEqual(JSON.parse(JSON.stringify(draft)));
});

test('a text that is too long to send is kept, so that it can be shortened', async () => {
  const draft = changedDraft(null, { ...values, company: 'x'.repeat(10_000) }, 1, NOW);
  expect((await asDraft(stored(draft)))?.values.company).toHaveLength(10_000);
});

test.each<[string, (draft: Draft) => unknown]>([
  ['that is a text', () => '{'],
  ['of an older format', (draft) => ({ ...draft, format: 0 })],
  ['with a step that is not there', (draft) => ({ ...draft, step: 4 })],
  [
    'with a rating that is not there',
    (draft) => ({ ...draft, values: { ...values, ratings: { visionClarity: '9' } } }),
  ],
  ['with a key that could be guessed', (draft) => ({ ...draft, attemptKey: '1' })],
])('a draft %s is not used', async (_, change) => {
  expect(await asDraft(stored(change(aDraft())))).toBeNull();
});

test('a draft from before a field was added, or with one that is gone, is kept', async () => {
  const draft = aDraft();
  const { role: _, companySize: __, ...earlier } = draft.values;
  const written = { ...draft, former: true, values: { ...earlier, fax: '555' } };
  expect(await asDraft(stored(written))).toEqual({
    ...draft,
    values: { ...draft.values, role: '', companySize: '' },
  });
});

test('a challenge or a company size that is no longer offered goes, and the rest of the draft stays', async () => {
  const draft = aDraft();
  const former = { currentChallenges: ['Fun', ...values.currentChallenges], companySize: 'Just me' };
  const written = { ...draft, values: { ...draft.values, ...former } };
  expect(await asDraft(stored(written))).toEqual({
    ...draft,
    values: { ...draft.values, companySize: '' },
  });
});
