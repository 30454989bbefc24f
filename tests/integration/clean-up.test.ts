import { randomBytes, randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { mailLinks } from '@/lib/your-data/mail-links';
import { cleanUp } from '@/lib/platform/database/clean-up';
import { anAssessment } from '../support/assessments';
import { LINK_SECRETS, SITE, siteDatabase } from '../support/databases';
import { jsonRequest, formRequest } from '../support/form-calls';
import { storeAssessment } from '../support/personal-data';
import { aSubmission } from '../support/submission';
import { traces } from '../support/traces';

const { database, url } = await siteDatabase({ LIMITS_FACTOR: '10000' });
const notMe = await import('@/app/api/not-me/route');
const diagnostics = await import('@/app/api/assessments/route');

const links = mailLinks({ LINK_SECRETS, BASE_URL: SITE });
const press = async (id: string) => {
  const token = links.notMe.sign(id);
  expect((await notMe.POST(formRequest('/api', { token }))).status).toBe(303);
};
const clean = () => cleanUp(url);
const onPostgres = inject('postgresqlServer') !== undefined;

beforeEach(async () => {
  await database.assessment.deleteMany();
});

describe.skipIf(onPostgres)('on SQLite', () => {
  const file = url.slice('file:'.length);
  // Digits and the letters to f: no name comes about in them by chance.
  const filler = () => randomBytes(randomInt(600)).toString('hex');

  test('everybody writes meanwhile, and nothing is lost or left', async () => {
    await aFileOf(400);
    const zephyrina = await storeAssessment(database, { name: 'Zephyrina', email: 'z@quux.example' });
    await press(zephyrina);
    const rows = await database.assessment.findMany({ select: { id: true } });
    const write = async (): Promise<number> => {
      const where = { id: rows[randomInt(rows.length)]?.id ?? '' };
      await database.assessment.update({ where, data: { company: filler() } });
      return (await diagnostics.POST(aDiagnostic())).status;
    };

    let isDone = false;
    const cleaned = clean().finally(() => (isDone = true));
    const answers: number[] = [];
    while (!isDone) {
      answers.push(await write());
      await setImmediate();
    }
    await cleaned;
    expect(new Set(answers)).toEqual(new Set([201]));
    expect(await database.assessment.count()).toBe(rows.length + answers.length);
    expect(await traces(url, ['zephyrina', 'quux.example', zephyrina])).toBe(0);
    expect(await database.$queryRaw`PRAGMA integrity_check`).toEqual([{ integrity_check: 'ok' }]);
  });

  test('as long as somebody reads in the file it fails, and says why', async () => {
    await press(await storeAssessment(database));
    const reader = new Sqlite(file);
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM "Assessment"').get();
    await expect(clean()).rejects.toThrow('The write-ahead log is in use.');
    reader.close();
    await clean();
  });

  async function aFileOf(rows: number): Promise<void> {
    await database.assessment.deleteMany();
    const { ratings: _ratings, recommendations: _advice, attribution: _none, ...row } = anAssessment();
    const data = Array.from({ length: rows }, () => ({
      ...row,
      id: randomBytes(12).toString('base64url'),
      company: filler(),
      recommendations: filler().repeat(6),
    }));
    await database.assessment.createMany({ data });
  }

  const aDiagnostic = () => jsonRequest('/api/assessments', aSubmission());
});
