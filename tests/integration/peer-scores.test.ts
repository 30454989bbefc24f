import { expect, test } from 'vitest';
import { countPeers, peerScores } from '@/lib/diagnostic/peer-scores';
import { freshDatabase } from '../support/databases';
import { storeAssessment } from '../support/personal-data';

const { database } = await freshDatabase();
const NIGHT = new Date('2026-03-02T02:00:00Z');
const counted = async () => (await countPeers({ database, now: () => NIGHT }), peerScores());
const store = (at: number, other: Parameters<typeof storeAssessment>[1] = {}) =>
  storeAssessment(database, {
    email: `firm-${at}@example.org`,
    overallScore: at,
    companySize: '6-20 employees',
    ...other,
  });

test('what firms of 6 to 20 people score is known from 50 of them on, each once, and no longer when one goes', async () => {
  for (let at = 1; at < 50; at++) await store(at);
  await store(50, { companySize: '21-50 employees' });
  expect(await counted()).toBeNull();

  const last = await store(50);
  expect(await counted()).toEqual({ low: 13, median: 26, high: 38, n: 50, at: NIGHT });

  // The newest of an address counts, however it was typed.
  await store(100, { email: 'FIRM-1@example.org', createdAt: NIGHT });
  expect(await counted()).toMatchObject({ n: 50, low: 14, high: 39 });

  await database.assessment.delete({ where: { id: last } });
  expect(await counted()).toBeNull();
});
