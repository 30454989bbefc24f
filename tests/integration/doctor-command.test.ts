import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { contentFolder } from '@/lib/platform/config/running';
import { loadContent } from '@/lib/content/load';
import { writeManifest, buildTimeValues } from '@/lib/server/build-manifest';
import { CONTENT } from '../support/content-folder';
import { bundled } from '../support/bundled';
import { settleContent } from '../support/settled-content';
import { emptyDatabase, PRISMA_FOLDER } from '../support/databases';
import { startDurablePostgresql } from '../support/postgresql-server';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const PROJECT = path.dirname(PRISMA_FOLDER);
/** The server of the other tests waits for no disk, which production refuses. */
const server = inject('postgresqlServer') ? await startDurablePostgresql() : null;
afterAll(() => server?.stop());
const url = server?.url ?? (await emptyDatabase()).url;
const LIVE = {
  SITE_MODE: 'production',
  BASE_URL: 'https://plumbline.test',
  DATABASE_URL: url,
  SMTP_URL: 'smtps://me:pass@mail.plumbline.test',
  MAIL_FROM: 'Plumbline <hello@plumbline.test>',
  LINK_SECRETS: 'Vb3Yq0mZt8sKw5rXc2hNd7gLf4jPa9uE',
};
const root = temporaryFolder('ready');
afterAll(() => removeFolder(root));

/**
 * What it looks at in a project: a finished build, and content without a placeholder, as a firm has it that
 * goes live.
 */
beforeAll(() => {
  for (const part of ['prisma', 'package.json'])
    fs.cpSync(path.join(PROJECT, part), path.join(root, part), { recursive: true, dereference: true });
  const content = path.join(root, contentFolder());
  fs.cpSync(CONTENT, content, { recursive: true });
  settleContent(content);
  fs.mkdirSync(path.join(root, '.next'));
  const values = buildTimeValues(readEnv(LIVE), loadContent(content), root);
  writeManifest(path.join(root, '.next'), { ...values, inputs: '' }, new Date('2026-03-01'));
});

async function doctor(
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const command = [...(await bundled('scripts/doctor.ts', root)), '--offline', ...args];
  const own = { PATH: process.env.PATH, NODE_ENV: 'production', CONTENT_FOLDER: contentFolder() };
  const env = { ...own, ...environment } as NodeJS.ProcessEnv;
  return new Promise((resolve) =>
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    ),
  );
}

test('npm run doctor ends with 0 where production may start', async () => {
  const { code, output } = await doctor(LIVE);
  expect(output).not.toContain('STOP');
  expect(output).toMatch(/^ok +mode +production$/m);
  expect(code).toBe(0);
});

// Once is enough: no database is asked.
const onSqlite = test.skipIf(inject('postgresqlServer'));

onSqlite('as JSON it has whether production may start, and every line; --help has the options', async () => {
  const { code, output } = await doctor({ ...LIVE, SITE_MODE: 'demo' }, '--json');
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({
    mayStart: false,
    findings: expect.arrayContaining([expect.objectContaining({ about: 'mode', state: 'stop' })]) as unknown,
  });
  expect((await doctor(LIVE, '--help')).output).toContain('--offline');
});

onSqlite.each([
  ['a build for another address', { BASE_URL: 'https://other.test' }, /build/],
  ['an environment that can not be read', { PORT: 'x' }, /environment/],
  ['placeholders', { CONTENT_FOLDER: path.relative(root, CONTENT) }, /^ {6}\s+and \d+ more: --all shows/m],
])('with 1 for %s', async (_what, wrong, said) => {
  const { code, output } = await doctor({ ...LIVE, ...wrong });
  expect(output).toMatch(/^Production must not start: .+\.$/m);
  expect(output).toMatch(said);
  expect(code).toBe(1);
});
