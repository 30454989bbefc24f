import { describe, expect, test } from 'vitest';
import { STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { scored, type Assessment } from '@/lib/diagnostic/rules/assessment';
import { findAssessment, findResult, insertAssessment } from '@/lib/diagnostic/store/assessments';
import { anAssessment } from '../support/assessments';
import { freshDatabase } from '../support/databases';

const { database } = await freshDatabase();
const rowsWithKey = (attemptKeyHash: string) => database.assessment.count({ where: { attemptKeyHash } });

describe('what is stored comes back as it was', () => {
  test('with every answer given', async () => {
    const assessment = anAssessment({
      phone: '+45 12 34 56 78',
      company: 'Quist & Daughters "Ltd" \\ \'); DROP TABLE "Assessment"; --',
      role: 'CEO',
      companySize: '6-20 employees',
      currentChallenges: ['Mindset & Focus', 'Financial Management'],
      hasVisionMissionGoals: false,
      hasKeyResults: false,
      hasWeeklyPlanning: false,
      hasKPIs: false,
      ratings: Object.fromEntries(STATEMENT_IDS.map((id, at) => [id, at % 4])),
      overallScore: 24,
      recommendations: [
        {
          title: 'Begin here',
          thisWeek: 'Write one page.',
          why: 'Nobody knows.',
          in30Days: 'Everybody does.',
          reason: 'You said so.',
          because: { rule: 'strong-area', area: 'keyResults', points: 3, lowest: 'teamAdoption' },
        },
      ],
      marketingConsent: true,
      attribution: { utm_source: 'newsletter', utm_medium: 'a&b', utm_campaign: 'spring' },
    });
    await insertAssessment(database, assessment, { keyHash: 'complete', digest: 'd' });
    expect(await findAssessment(database, assessment.id)).toEqual(scored(assessment));
  });
});

describe('one that follows another', () => {
  const earlier = anAssessment({ ratings: { visionClarity: 1 }, questionnaireVersion: 'of-spring' });
  const follow = async (followsId: string | null) => {
    const assessment = anAssessment({ followsId, ratings: { visionClarity: 3 } });
    await insertAssessment(database, assessment, null);
    return assessment.id;
  };

  test('comes back with what it is compared with, and to those who have its id without the id of that', async () => {
    await insertAssessment(database, earlier, null);
    const id = await follow(earlier.id);
    const compared = { day: '2026-03-01', questionnaireVersion: 'of-spring', ratings: { visionClarity: 1 } };
    expect(await findAssessment(database, id)).toMatchObject({ followsId: earlier.id, earlier: compared });
    const shown = await findResult(database, id);
    expect(shown?.earlier).toEqual(compared);
    expect(JSON.stringify(shown)).not.toContain(earlier.id);
  });
});

const correct = async (corrects: string, wanted: Partial<Assessment> = {}) => {
  const assessment = anAssessment({ followsId: corrects, ...wanted });
  await insertAssessment(database, assessment, null, null, corrects);
  return assessment.id;
};
const stored = async (wanted: Partial<Assessment> = {}) => {
  const assessment = anAssessment(wanted);
  await insertAssessment(database, assessment, null);
  return assessment.id;
};
const correctedBy = async (...ids: string[]) =>
  Promise.all(ids.map(async (id) => (await findAssessment(database, id))?.correctedById));

test('a correction without the phone, which no page shows, takes no place', async () => {
  const first = await stored({ phone: '+1 555 0100' });
  await correct(first, { phone: null });
  expect(await correctedBy(first)).toEqual([null]);
});

test('of two corrections that are sent at once, one is left', async () => {
  const first = await stored();
  const sent = await Promise.all([correct(first), correct(first), correct(first)]);
  expect(sent).toContain((await correctedBy(first))[0]);
  expect((await correctedBy(...sent)).filter((latest) => latest === null)).toEqual([null]);
});

describe('an attempt', () => {
  test('that comes ten times at once is stored once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        insertAssessment(database, anAssessment(), { keyHash: 'at-once', digest: 'd' }),
      ),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(new Set(outcomes.flatMap((answer) => ('id' in answer ? [answer.id] : []))).size).toBe(1);
    expect(await rowsWithKey('at-once')).toBe(1);
  });
});

test('an error of the database says nothing of what was to be stored', async () => {
  const secret = { name: 'Ada Quist', email: 'ada.quist@example.com' };
  const assessment = { ...anAssessment(secret), overallScore: 'many' as unknown as number };
  const error = await insertAssessment(database, assessment, null).catch((reason: unknown) => String(reason));
  expect(error).toMatch(/overallScore|prisma/i);
  for (const value of Object.values(secret)) expect(error).not.toContain(value);
});
