import { describe, expect, test } from 'vitest';
import { limiterMaker, tallyMaker } from '@/lib/platform/limits/limiters';
import { forgetAllowances } from '@/lib/mail/store/allowances';
import { sharedPool } from '@/lib/platform/database/shared-database';
import { freshDatabase } from '../support/databases';

const { database, url } = await freshDatabase();
const pool = sharedPool(url);
const secret = 's'.repeat(40);
/** A limiter as one process makes it; the name tells one test's from another's. */
const aLimiter = (name: string, limit = { times: 3, seconds: 60 }, now = () => new Date()) =>
  limiterMaker({ shared: pool, secret, now })(name, limit);
const often = async (limit: ReturnType<typeof aLimiter>, times: number, key = 'k') => {
  const answers = [];
  for (let at = 0; at < times; at++) answers.push((await limit(key)).allowed);
  return answers;
};

describe('a limit of three in a minute', () => {
  test('lets exactly three of thirty at once through', async () => {
    const limit = aLimiter('at-once');
    const answers = await Promise.all(Array.from({ length: 30 }, () => limit('k')));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  test('counts each key alone', async () => {
    const limit = aLimiter('alone', { times: 1, seconds: 60 });
    await often(limit, 2, 'a');
    expect((await limit('b')).allowed).toBe(true);
  });
});

const aTally = (name: string) => tallyMaker({ shared: pool, secret, now: () => new Date() })(name, 60);

test.runIf(pool)('a tally is one of all processes', async () => {
  await aTally('processes').add('k');
  expect((await aTally('processes').add('k')).count).toBe(2);
});

describe.runIf(pool)('in Postgres', () => {
  const rows = () => database.limitCount.findMany();

  test('two processes count together', async () => {
    const [one, other] = [aLimiter('together'), aLimiter('together')];
    expect(await often(one, 2)).toEqual([true, true]);
    expect(await often(other, 2)).toEqual([true, false]);
  });

  test('nothing tells who was counted, and on two days one key is two', async () => {
    await database.limitCount.deleteMany();
    await aLimiter('hash', undefined, () => new Date('2026-03-01T12:00:00Z'))('ada@example.org');
    await aLimiter('hash', undefined, () => new Date('2026-03-02T12:00:00Z'))('ada@example.org');
    const keys = (await rows()).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^hash:[\w-]{22}$/);
  });

  test('the sweep deletes what is over and leaves what still counts', async () => {
    await database.limitCount.deleteMany();
    await aLimiter('sweep', { times: 1, seconds: 60 })('soon over');
    await aLimiter('sweep', { times: 1, seconds: 600 })('counts');
    await forgetAllowances(database, new Date(Date.now() + 120_000));
    expect(await rows()).toHaveLength(1);
  });

  test('a flood that is over its limit reaches the database no more', async () => {
    let queries = 0;
    const counted = {
      query: (sql: string, values: unknown[]) => {
        queries += 1;
        return pool!.query(sql, values);
      },
    };
    const limit = limiterMaker({ shared: counted, secret, now: () => new Date() })('flood', {
      times: 2,
      seconds: 60,
    });
    await often(limit, 50);
    expect(queries).toBe(3);
  });
});
