import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { readEnv } from '@/lib/platform/config/env';
import { buildTimeValues, writeManifest } from '@/lib/server/build-manifest';
import type { Finding } from '@/lib/server/finding';
import { runCommand } from '../support/command';
import { contentWith } from '../support/content';
import { emptyDatabase } from '../support/databases';

const { url } = await emptyDatabase();
const LIVE = {
  SITE_MODE: 'production',
  BASE_URL: 'https://plumbline.test',
  DATABASE_URL: url,
  SMTP_URL: 'smtps://me:pass@mail.plumbline.test',
  MAIL_FROM: 'Plumbline <hello@plumbline.test>',
  LINK_SECRETS: 'Vb3Yq0mZt8sKw5rXc2hNd7gLf4jPa9uE',
};
afterEach(() => void vi.unstubAllEnvs());

/**
 * Runs it on a site that was built for `LIVE`.
 * @param environment what is otherwise now
 * @param content the site's
 */
async function doctor(environment: Record<string, string>, content: string, ...args: string[]) {
  const project = process.cwd();
  const build = path.dirname(content);
  const folders = {
    CONTENT_FOLDER: path.relative(project, content),
    BUILD_FOLDER: path.relative(project, build),
  };
  for (const [name, value] of Object.entries({ ...LIVE, ...folders, ...environment }))
    vi.stubEnv(name, value);
  const values = buildTimeValues(readEnv(LIVE), loadContent(content), project);
  writeManifest(build, { ...values, inputs: '' }, new Date('2026-03-01'));
  return runCommand('doctor', '--offline', ...args);
}

/** Content as a firm has it that goes live: without a mark, and without what would make one necessary. */
function settledContent(): string {
  const content = contentWith();
  for (const name of fs.readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(yaml|md)$/.test(name)) continue;
    const file = path.join(content, name);
    const text = fs.readFileSync(file, 'utf8');
    for (const [, missing = ''] of text.matchAll(/^ *- name: (.+)\n *placeholder: true$/gm))
      fs.writeFileSync(path.join(path.dirname(file), 'files', missing), 'a file');
    const settled = text
      .replace(/^ *placeholder: true\n/gm, '')
      .replace(/,? *placeholder: true/g, '')
      .replace(/source: null\n( *)date: null/g, 'source: the books\n$1date: "2026-03-01"')
      .replace(/"\[([^\]]+)\]"/g, '"$1"')
      .replaceAll('example.com', 'plumbline.test');
    fs.writeFileSync(file, settled);
  }
  return content;
}

test('npm run doctor ends with 0 where production may start', async () => {
  const { code, output } = await doctor({}, settledContent());
  expect(output).not.toContain('STOP');
  expect(output).toMatch(/^ok +mode +production$/m);
  expect(output.trimEnd().split('\n').at(-1)).toBe('Production may start.');
  expect(code).toBe(0);
});

test('with 1 for placeholders: four lines of them, all with --all or as JSON; --help has the options', async () => {
  const content = contentWith();
  const asJson = await doctor({}, content, '--json');
  const { mayStart, findings } = JSON.parse(asJson.output) as { mayStart: boolean; findings: Finding[] };
  expect([asJson.code, mayStart]).toEqual([1, false]);
  const { state, lines = [] } = findings.find(({ about }) => about === 'content') ?? {};
  expect(state).toBe('stop');
  const shown = (output: string) => lines.filter((line) => output.includes(`  ${line}\n`));
  const { code, output } = await doctor({}, content);
  expect(code).toBe(1);
  expect(shown(output)).toEqual(lines.slice(0, 4));
  expect(output).toMatch(new RegExp(`^ +and ${lines.length - 4} more: --all shows them$`, 'm'));
  expect(shown((await doctor({}, content, '--all')).output)).toEqual(lines);
  expect(await doctor({}, content, '--help')).toMatchObject({
    code: 0,
    output: expect.stringContaining('--offline') as string,
  });
});
