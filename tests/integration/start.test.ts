import { EXAMPLE_VALUES } from '@/lib/platform/config/production';
import fs from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { termsOf } from '@/lib/content/catalogue';
import { contentFolder } from '@/lib/platform/config/running';
import { openDatabase } from '@/lib/platform/database/client';
import { keyedHash } from '@/lib/platform/files/link-signing';
import { CONTENT } from '../support/content-folder';
import { aBuiltSite, startIn } from '../support/a-built-site';
import { emptyDatabase, LINK_SECRETS } from '../support/databases';
import { storeAssessment } from '../support/personal-data';

const { url } = await emptyDatabase();
/** Of what is the same on either database, once is enough. */
const once = test.skipIf(inject('postgresqlServer'));

test('a build that agrees starts, with every migration applied', async () => {
  expect(await startIn(aBuiltSite(), { DATABASE_URL: url })).toEqual({ code: 0, output: 'started\n' });
  const database = openDatabase(url);
  expect(await database.assessment.count()).toBe(0);
  // What buyers agree to is kept in the words of this content, before anybody can buy.
  const { contentVersion } = await database.catalogue.findFirstOrThrow();
  expect(await database.terms.findMany()).toMatchObject([
    { contentVersion, ...termsOf(loadContent(CONTENT)) },
  ]);
  await database.$disconnect();
});

once('production without a build, with what a demo has, is refused with all of it in one go', async () => {
  const root = aBuiltSite();
  fs.rmSync(path.join(root, '.next/plumbline-build.json'));
  const { code, output } = await startIn(root, {
    SITE_MODE: 'production',
    LIMITS_FACTOR: '1000',
    LINK_SECRETS: EXAMPLE_VALUES.LINK_SECRETS,
    DATABASE_URL: url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    ERASED_LIST: root,
  });
  expect(code).toBe(1);
  for (const problem of [
    'BASE_URL is not set, or nobody outside can reach it',
    'LIMITS_FACTOR lets 1000 times as much through',
    'LINK_SECRETS still has the value of .env.example',
    'content/site.yaml: links.scheduler is still a placeholder',
    'There is no finished build here',
    'MAIL_FROM is not set: mail needs a sender',
    `ERASED_LIST: the list can't be written (EISDIR: illegal operation on a directory, open '${root}').`,
  ])
    expect(output).toContain(`  - ${problem}`);
});

once('content with an error is refused, and the error named', async () => {
  const root = aBuiltSite();
  const file = path.join(root, contentFolder(), 'programme.yaml');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('priceCents: 550000', 'priceCents: $5,500'));
  const { code, output } = await startIn(root, { DATABASE_URL: url });
  expect(code).toBe(1);
  expect(output).toMatch(/ {2}- content\/programme\.yaml:\d+ {2}plans\[0\]\.priceCents: is '\$5,500'/);
});

once('what a restored database has brought back is gone before the site answers', async () => {
  const root = aBuiltSite();
  const database = openDatabase(url);
  const id = await storeAssessment(database);
  const list = path.join(root, 'erased');
  fs.writeFileSync(list, `${keyedHash(LINK_SECRETS, 'erased-id')(id)} ${new Date().toISOString()}\n`);
  const { output } = await startIn(root, { DATABASE_URL: url, LINK_SECRETS, ERASED_LIST: list });
  expect(output).toContain('deleted again (1)');
  expect(await database.assessment.count({ where: { id } })).toBe(0);
  await database.$disconnect();
});
