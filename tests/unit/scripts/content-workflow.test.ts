import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

type Step = { id?: string; run?: string };
const { jobs } = parse(read('.github/workflows/content.yml')) as { jobs: { check: { steps: Step[] } } };
const { steps } = jobs.check;

test('the workflow for an edit of content runs commands that there are', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name!),
  );
  expect(named).toEqual(['content:check']);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

test.each([
  [0, 'No errors. 3 notices.', '**This edit can be published.**'],
  [1, 'content/home.yaml:8  hero: ```', '**This edit can’t be published yet.**'],
])(
  'a check that ends with %i is a comment with all it says, and its end is that of the run',
  (status, says, title) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'workflow-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const inFolder = (name: string) => path.join(folder, name);
    mkdirSync(inFolder('bin'));
    writeFileSync(inFolder('bin/npm'), `#!/bin/sh\necho '${says}'\nexit ${status}\n`, { mode: 0o755 });
    const { run } = steps.find(({ id }) => id === 'check')!;
    const env = {
      PATH: `${inFolder('bin')}:${process.env.PATH}`,
      GITHUB_OUTPUT: inFolder('output'),
      GITHUB_STEP_SUMMARY: inFolder('summary'),
    };
    expect(
      spawnSync('bash', ['-e', '-c', run!], { cwd: folder, env: { ...process.env, ...env } }).status,
    ).toBe(0);
    const comment = readFileSync(inFolder('comment.md'), 'utf8');
    expect(comment.split('\n')).toEqual([title, '', '```text', says.replace('```', '…'), '```', '']);
    expect(readFileSync(inFolder('summary'), 'utf8')).toBe(comment);
    expect(readFileSync(inFolder('output'), 'utf8')).toBe(`status=${status}\n`);
  },
);
