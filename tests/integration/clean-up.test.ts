import { randomBytes, randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { mailLinks } from '@/lib/your-data/mail-links';
import { cleanUpOften } from '@/lib/server/jobs';
import { anAssessment } from '../support/assessments';
import { runAsProcess } from '../support/command';
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
const due = () => database.dueCleanUp.count();
/** As the site does every few minutes, and /api/work when it is asked. */
const job = cleanUpOften({ settings: readEnv({ DATABASE_URL: url, BASE_URL: SITE }), database });
const onPostgres = inject('postgresqlServer') !== undefined;

beforeEach(async () => {
  await database.assessment.deleteMany();
  await database.dueCleanUp.deleteMany();
});

describe('a clean-up', () => {
  test('is not due after a link that has nothing left to delete', async () => {
    const id = await storeAssessment(database);
    await press(id);
    expect(await due()).toBe(1);
    await job.now();
    for (let at = 0; at < 3; at++) await press(id);
    expect(await due()).toBe(0);
  });

  test('stays due when the process is killed between deletion and clean-up, and the next does it', async () => {
    await storeAssessment(database, { name: 'Zephyrina', email: 'zephyrina@quux.example' });
    await runAsProcess(`
      import { eraseUnder } from '@/lib/your-data/store/erasure';
      import { openDatabase } from '@/lib/platform/database/client';
      const settings = { LINK_SECRETS: '${LINK_SECRETS}' };
      const erasing = { settings, database: openDatabase('${url}') };
      await eraseUnder(erasing, 'zephyrina@quux.example', new Date());
      process.kill(process.pid, 'SIGKILL');`);
    expect([await database.assessment.count(), await due()]).toEqual([0, 1]);
    await job.now();
    expect([await traces(url, ['zephyrina', 'quux.example']), await due()]).toEqual([0, 0]);
  });
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
    const cleaned = job.now().finally(() => (isDone = true));
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

  test('as long as somebody reads in the file it stays due, and says why', async () => {
    await press(await storeAssessment(database));
    const reader = new Sqlite(file);
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM "Assessment"').get();
    await expect(job.now()).rejects.toThrow('The write-ahead log is in use.');
    expect(await due()).toBe(1);
    reader.close();
    await job.now();
    expect(await due()).toBe(0);
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
