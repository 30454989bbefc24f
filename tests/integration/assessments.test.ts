import { describe, expect, test } from 'vitest';
import { STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { scored } from '@/lib/diagnostic/rules/assessment';
import { RUBRIC_VERSION } from '@/lib/diagnostic/rules/score';
import { createErasure } from '@/lib/your-data/erasure-module';
import { assessmentStore } from '@/lib/diagnostic/store/assessments';
import { randomId } from '@/lib/platform/random/random-id';
import type { Assessment } from '@/lib/diagnostic/rules/assessment';
import { anAssessment } from '../support/assessments';
import { freshDatabase } from '../support/databases';
import { aConsent } from '../support/personal-data';

const { database, url } = await freshDatabase();
const store = assessmentStore(database);
const rowsWithKey = (attemptKeyHash: string) => database.assessment.count({ where: { attemptKeyHash } });

describe('what is stored comes back as it was', () => {
  test('with the required answers only', async () => {
    const assessment = anAssessment();
    await store.insert(assessment, null);
    expect(await store.find(assessment.id)).toEqual(scored(assessment));
  });

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
          body: 'This week: one page.',
          reason: 'You said so.',
          because: { rule: 'strong-area', area: 'keyResults', points: 3, lowest: 'teamAdoption' },
        },
      ],
      marketingConsent: true,
      attribution: { utm_source: 'newsletter', utm_medium: 'a&b', utm_campaign: 'spring' },
    });
    await store.insert(assessment, { keyHash: 'complete', digest: 'd' });
    expect(await store.find(assessment.id)).toEqual(scored(assessment));
  });

  test.each([
    '👩🏽‍💻 Ada 🚀',
    'شركة البنّاء',
    'עדה קוויסט',
    '株式会社プランブライン',
    'e\u0301 is not é',
    '\u202eright to left',
  ])('in any script: %s', async (name) => {
    const because = { rule: 'role', role: 'ceo' } as const;
    const recommendations = [{ title: name, body: `${name}\n${name}`, reason: null, because }];
    const assessment = anAssessment({ name, company: name, recommendations });
    await store.insert(assessment, null);
    expect(await store.find(assessment.id)).toEqual(scored(assessment));
  });

  test('a rating of 0 stays apart from one that was not given', async () => {
    const assessment = anAssessment({ ratings: { visionClarity: 0 } });
    await store.insert(assessment, null);
    expect((await store.find(assessment.id))?.ratings).toEqual({ visionClarity: 0 });
  });
});

describe('one that follows another', () => {
  const earlier = anAssessment({ ratings: { visionClarity: 1 }, questionnaireVersion: 'of-spring' });
  const follow = async (followsId: string | null) => {
    const assessment = anAssessment({ followsId, ratings: { visionClarity: 3 } });
    await store.insert(assessment, null);
    return assessment.id;
  };

  test('comes back with what it is compared with, and to those who have its id without the id of that', async () => {
    await store.insert(earlier, null);
    const id = await follow(earlier.id);
    const compared = { day: '2026-03-01', questionnaireVersion: 'of-spring', ratings: { visionClarity: 1 } };
    expect(await store.find(id)).toMatchObject({ followsId: earlier.id, earlier: compared });
    const shown = await store.findResult(id);
    expect(shown?.earlier).toEqual(compared);
    expect(JSON.stringify(shown)).not.toContain(earlier.id);
  });

  test('stays when that is deleted, and follows nothing then', async () => {
    const gone = await follow(null);
    const id = await follow(gone);
    await database.assessment.delete({ where: { id: gone } });
    const found = await store.find(id);
    expect(found).toMatchObject({ id, followsId: null });
    expect(found?.earlier).toBeUndefined();
  });

  test('follows nothing where that is not stored, and is stored once with its attempt and its consent', async () => {
    const assessment = anAssessment({ followsId: 'nobody-has-this-id-here', marketingConsent: true });
    const attempt = { keyHash: 'follows-nobody', digest: 'd' };
    const consent = aConsent({ assessmentId: assessment.id });
    expect(await store.insert(assessment, attempt, consent)).toEqual({ outcome: 'stored' });
    expect(await store.find(assessment.id)).toMatchObject({ followsId: null });
    expect(await database.marketingConsent.count({ where: { assessmentId: assessment.id } })).toBe(1);
    expect(await store.insert({ ...assessment, id: randomId() }, attempt)).toMatchObject({
      outcome: 'seen',
      id: assessment.id,
    });
  });
});

describe('one that corrects another', () => {
  const correct = async (corrects: string, wanted: Partial<Assessment> = {}) => {
    const assessment = anAssessment({ followsId: corrects, ...wanted });
    await store.insert(assessment, null, null, corrects);
    return assessment.id;
  };
  const stored = async (wanted: Partial<Assessment> = {}) => {
    const assessment = anAssessment(wanted);
    await store.insert(assessment, null);
    return assessment.id;
  };
  const correctedBy = async (...ids: string[]) =>
    Promise.all(ids.map(async (id) => (await store.find(id))?.correctedById));

  test('is compared with what that is compared with, and with that itself where there is nothing before it', async () => {
    const first = await stored({ ratings: { visionClarity: 1 } });
    const once = await correct(first);
    const twice = await correct(once);
    expect((await store.findResult(once))?.earlier).toMatchObject({ ratings: { visionClarity: 1 } });
    expect((await store.findResult(twice))?.earlier).toMatchObject({ ratings: { visionClarity: 1 } });
    const again = await stored({ followsId: twice });
    expect(await store.find(await correct(again))).toMatchObject({ followsId: twice });
  });

  test('is named by all before it, also where an earlier page was gone back to', async () => {
    const first = await stored();
    const once = await correct(first, { email: 'ADA@example.com' });
    const twice = await correct(once);
    const fromTheFirst = await correct(first);
    expect(await correctedBy(first, once, twice, fromTheFirst)).toEqual([
      ...[fromTheFirst, fromTheFirst, fromTheFirst],
      null,
    ]);
  });

  test('leaves it as it is where somebody else has sent it', async () => {
    const first = await stored();
    await correct(first, { email: 'somebody.else@example.org' });
    expect(await correctedBy(first)).toEqual([null]);
  });

  test('is stored where that is deleted or never was, and gives its place back when it is deleted itself', async () => {
    const gone = await correct('nobody-has-this-id-here');
    expect(await store.find(gone)).toMatchObject({ followsId: null });
    const first = await stored();
    const once = await correct(first);
    await database.assessment.delete({ where: { id: once } });
    expect(await correctedBy(first)).toEqual([null]);
  });

  test('of two that are sent at once, one is left', async () => {
    const first = await stored();
    const sent = await Promise.all([correct(first), correct(first), correct(first)]);
    expect(sent).toContain((await correctedBy(first))[0]);
    expect((await correctedBy(...sent)).filter((latest) => latest === null)).toEqual([null]);
  });

  test('takes no place with the address alone, without the phone that no page shows', async () => {
    const first = await stored();
    await correct(first, { phone: '+1 212 555 0100' });
    expect(await correctedBy(first)).toEqual([null]);
  });

  test('keeps the campaign by which its first came', async () => {
    const first = await stored({ attribution: { utm_source: 'news' } });
    const twice = await correct(await correct(first), { attribution: null });
    expect((await store.find(twice))?.attribution).toEqual({ utm_source: 'news' });
  });

  test('gives its place to the newest of those before it when it is deleted, and they stay one', async () => {
    const first = await stored();
    const once = await correct(first, { createdAt: new Date('2026-05-01T10:00:00Z') });
    const twice = await correct(once, { createdAt: new Date('2026-05-02T10:00:00Z') });
    const settings = { LINK_SECRETS: 'k'.repeat(40), DATABASE_URL: url };
    const onUnexpectedError = (error: unknown) => expect.fail(String(error));
    await createErasure({ settings, database, onUnexpectedError }).assessments([twice], new Date());
    expect(await correctedBy(first, once)).toEqual([once, null]);
  });
});

describe('which rules a stored diagnostic was scored by', () => {
  test.each([
    ['those of today', RUBRIC_VERSION, false],
    ['others', 'of former days', true],
  ])('is known of %s', async (_, rubricVersion, rulesChanged) => {
    const assessment = anAssessment({ rubricVersion, overallScore: 71 });
    await store.insert(assessment, null);
    expect(await store.find(assessment.id)).toMatchObject({ rulesChanged, overallScore: 71 });
    expect(await store.findResult(assessment.id)).toMatchObject({ rulesChanged, overallScore: 71 });
  });
});

describe('an id', () => {
  test('that was never stored finds nothing', async () => {
    expect(await store.find('no-such-id')).toBeNull();
  });

  test('is used once: a second assessment under it is an error, not a replay', async () => {
    const { id } = anAssessment();
    await store.insert(anAssessment({ id }), { keyHash: 'id-1', digest: 'd' });
    await expect(store.insert(anAssessment({ id }), { keyHash: 'id-2', digest: 'd' })).rejects.toThrow();
  });
});

describe('an attempt', () => {
  test('that comes again answers with what its first call stored', async () => {
    const first = anAssessment();
    expect(await store.insert(first, { keyHash: 'again', digest: 'first' })).toEqual({ outcome: 'stored' });
    expect(await store.insert(anAssessment(), { keyHash: 'again', digest: 'second' })).toEqual({
      outcome: 'seen',
      id: first.id,
      digest: 'first',
    });
    expect(await rowsWithKey('again')).toBe(1);
  });

  test('that comes ten times at once is stored once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => store.insert(anAssessment(), { keyHash: 'at-once', digest: 'd' })),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(new Set(outcomes.flatMap((answer) => ('id' in answer ? [answer.id] : []))).size).toBe(1);
    expect(await rowsWithKey('at-once')).toBe(1);
  });

  test('with another key is another record', async () => {
    const before = await database.assessment.count();
    await store.insert(anAssessment(), { keyHash: 'one', digest: 'd' });
    await store.insert(anAssessment(), { keyHash: 'two', digest: 'd' });
    expect(await database.assessment.count()).toBe(before + 2);
  });

  test('without a key is a record every time', async () => {
    const before = await database.assessment.count();
    await store.insert(anAssessment(), null);
    await store.insert(anAssessment(), null);
    expect(await database.assessment.count()).toBe(before + 2);
  });
});

test('an error of the database says nothing of what was to be stored', async () => {
  const secret = { name: 'Ada Quist', email: 'ada.quist@example.com' };
  const assessment = { ...anAssessment(secret), overallScore: 'many' as unknown as number };
  const error = await store.insert(assessment, null).catch((reason: unknown) => String(reason));
  expect(error).toMatch(/overallScore|prisma/i);
  for (const value of Object.values(secret)) expect(error).not.toContain(value);
});
