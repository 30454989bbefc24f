import { beforeEach, expect, test } from 'vitest';
import { insertAssessment } from '@/lib/diagnostic/store/assessments';
import { forgetAllowances } from '@/lib/mail/store/allowances';
import { queueDigests } from '@/lib/diagnostic/queue-digests';
import { freshDatabase } from '../support/databases';
import { aResult } from '../support/finished-diagnostics';
import { content, mailed } from '../support/mail-delivery';

const { database } = await freshDatabase();
const MORNING = new Date('2026-03-02T00:10:00Z');
const YESTERDAY = new Date('2026-03-01T15:00:00Z');

const queue = (now: Date) => queueDigests({ database }, now);
const finish = async (name: string, createdAt: Date, askedFor = false) => {
  const result = aResult({ name, email: `${name.toLowerCase()}@example.org`, createdAt });
  await insertAssessment(database, result, null);
  if (askedFor)
    await database.reportRequest.create({ data: { assessmentId: result.id, createdAt, callAt: null } });
  return result;
};
const delivered = () => mailed(database, () => MORNING);
beforeEach(async () => {
  await database.outboxMail.deleteMany();
  await database.assessment.deleteMany();
});

test('the firm gets one mail about the diagnostics of a day without a call', async () => {
  const ada = await finish('Ada', YESTERDAY);
  await finish('Bo', new Date('2026-03-01T00:00:00Z'));
  await finish('Asked', YESTERDAY, true);
  await finish('Today', MORNING);
  expect(await queue(MORNING)).toBe(1);
  expect(await queue(new Date(MORNING.getTime() + 60 * 60_000))).toBe(0);
  const [mail, ...others] = await delivered();
  expect(others).toEqual([]);
  expect(mail?.to_).toEqual([content.site.notices.email]);
  expect(mail?.subject).toBe('Diagnostics without a call on March 1, 2026: 2');
  expect(mail?.text).toContain('Ada, ada@example.org');
  expect(mail?.text).toContain(`https://plumbline.test/diagnostic/results/${ada.id}`);
  expect(mail?.text).toContain('Bo, bo@example.org');
  expect(mail?.text).not.toMatch(/Asked|Today/);
});

test('two processes at once queue it once', async () => {
  await finish('Ada', YESTERDAY);
  const queued = await Promise.all([queue(MORNING), queue(MORNING), queue(MORNING)]);
  expect(queued.sort()).toEqual([0, 0, 1]);
});

test('a site that was down makes up for three days, and no more', async () => {
  await finish('Long', new Date('2026-02-26T23:59:59Z'));
  expect(await queue(MORNING)).toBe(0);
  await finish('Ada', new Date('2026-02-27T00:00:00Z'));
  await finish('Bo', YESTERDAY);
  expect(await queue(MORNING)).toBe(2);
});

test('what was counted for an hour or a day is forgotten when that is over', async () => {
  const row = (subject: string, endsAt: Date) => ({ subject, window: 'x', used: 1, endsAt });
  await database.mailAllowance.createMany({
    data: [row('over', MORNING), row('still', new Date(MORNING.getTime() + 1))],
  });
  await forgetAllowances(database, MORNING);
  expect(await database.mailAllowance.findMany({ select: { subject: true } })).toEqual([
    { subject: 'still' },
  ]);
});

test('of a diagnostic that was corrected, the correction alone is told', async () => {
  const first = await finish('Ada', YESTERDAY);
  const corrected = aResult({ name: 'Ada Corrected', email: first.email, createdAt: YESTERDAY });
  await insertAssessment(database, corrected, null, null, first.id);
  await queue(MORNING);
  const [mail] = await delivered();
  expect(mail?.subject).toBe('Diagnostics without a call on March 1, 2026: 1');
  expect(mail?.text).toContain(corrected.id);
  expect(mail?.text).not.toContain(first.id);
});
