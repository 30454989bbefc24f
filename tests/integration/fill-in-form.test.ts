import { expect, test } from 'vitest';
import { keyed } from '@/lib/kernel/keyed';
import { readPostedForm } from '@/lib/diagnostic/rules/posted-form';
import { STATEMENT_IDS, type StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { carried, carriedText } from '@/lib/diagnostic/rules/retake';
import { ratingField } from '@/lib/diagnostic/rules/steps';
import type { Limiter } from '@/lib/kernel/limits';
import { fillInForm } from '@/lib/diagnostic/fill-in-form';
import { findAssessment } from '@/lib/diagnostic/store/assessments';
import { aSite } from '../support/a-context';
import { freshDatabase } from '../support/databases';
import { aPostedForm } from '../support/posted-form';
import { anAttemptKey } from '../support/submission';

const { database } = await freshDatabase();
const site = aSite({ database });
const letThrough: () => ReturnType<Limiter> = () => Promise.resolve({ allowed: true });
const rows = () => database.assessment.count();

const answer = (wanted: Parameters<typeof aPostedForm>[0], perNetwork = letThrough) =>
  fillInForm(site, readPostedForm(aPostedForm(wanted)), perNetwork, null);

async function pageAfter(wanted: Parameters<typeof aPostedForm>[0], perNetwork = letThrough) {
  const next = await answer(wanted, perNetwork);
  if ('id' in next) throw new Error('It was stored.');
  return next.page;
}

async function idAfter(wanted: Parameters<typeof aPostedForm>[0]) {
  const next = await answer(wanted);
  if (!('id' in next)) throw new Error(`Not stored: ${JSON.stringify(next.page)}`);
  return next.id;
}

test('each step leads to the next with all that was typed, and the same attempt; nothing is stored', async () => {
  const before = await rows();
  const second = await pageAfter({ step: '1', company: 'Quist Ltd' });
  expect(second).toMatchObject({ step: 2, values: { firstName: 'Ada', company: 'Quist Ltd' }, gap: null });
  expect(second.attempt).toMatch(/^[\w-]{22,}$/);
  const third = await pageAfter({ step: '2', attempt: second.attempt });
  expect(third).toMatchObject({ step: 3, attempt: second.attempt });
  expect(await rows()).toBe(before);
});

test('what is wrong in an earlier step leads back to it before anything is stored', async () => {
  const before = await rows();
  expect(await pageAfter({ email: 'ada' })).toMatchObject({
    step: 1,
    gap: null,
    complaints: { email: 'Invalid email address' },
  });
  expect(await pageAfter({ lastName: '' })).toMatchObject({ step: 1, gap: 'missingInformation' });
  expect(await pageAfter({ 'ratings.visionClarity': '7' })).toMatchObject({
    step: 3,
    gap: 'assessmentIncomplete',
  });
  expect(await rows()).toBe(before);
});

test('statements that were left out are asked about once, and count as not answered', async () => {
  const left = { 'ratings.visionClarity': '', attempt: anAttemptKey() };
  expect(await pageAfter(left)).toMatchObject({ step: 3, unrated: ['visionClarity'] });
  const id = await idAfter({ ...left, go: 'send' });
  expect(await database.assessment.findUnique({ where: { id } })).toMatchObject({ visionClarity: null });
});

test('the same answers sent twice are one diagnostic, other answers are another', async () => {
  const attempt = anAttemptKey();
  const [first, second] = await Promise.all([idAfter({ attempt }), idAfter({ attempt })]);
  expect(second).toBe(first);
  expect(await idAfter({ attempt, 'ratings.visionClarity': '3' })).not.toBe(first);
  expect(await idAfter({ attempt: anAttemptKey() })).not.toBe(first);
});

test('a network that sends too much is told so with its answers, and only what would be stored is counted', async () => {
  const before = await rows();
  const full: () => ReturnType<Limiter> = () => Promise.resolve({ allowed: false, seconds: 60 });
  expect(await pageAfter({ step: '1' }, full)).toMatchObject({ step: 2, refusal: null });
  expect(await pageAfter({}, full)).toMatchObject({
    step: 3,
    refusal: { reason: 'tooMany', seconds: 60 },
    values: { firstName: 'Ada' },
  });
  expect(await rows()).toBe(before);
});

test('what a results page sends along goes from step to step, and the new result corrects the earlier one or follows it', async () => {
  const first = await idAfter({ 'ratings.kpiRelevance': '0' });
  const result = (await findAssessment(database, first))!;
  const sent = (change: StatementId | null) => ({ earlier: carriedText({ ...carried(result), change }) });
  const blank = { ...keyed(STATEMENT_IDS.map(ratingField), () => []), step: '2', go: 'previous' };

  const again = await pageAfter({ ...blank, ...sent(null) });
  expect(again).toMatchObject({ step: 1, earlier: { id: first, change: null }, values: { ratings: {} } });
  const followed = await idAfter(sent(null));
  expect(await findAssessment(database, followed)).toMatchObject({ followsId: first });
  expect(await findAssessment(database, first)).toMatchObject({ correctedById: null });

  const change = await pageAfter({ ...blank, ...sent('kpiRelevance') });
  expect(change).toMatchObject({ step: 1, values: { ratings: { kpiRelevance: '0', visionClarity: '2' } } });
  // What was answered to other questions is no answer to these.
  const other = { ...carried(result), questionnaireVersion: 'former', change: 'kpiRelevance' as const };
  const former = await pageAfter({ ...blank, earlier: carriedText(other) });
  expect(former).toMatchObject({ step: 1, values: { ratings: {} } });
  const corrected = await idAfter(sent('kpiRelevance'));
  expect(await findAssessment(database, first)).toMatchObject({ correctedById: corrected });
});
