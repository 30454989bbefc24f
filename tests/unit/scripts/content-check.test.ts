import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { contentWith } from '@/tests/support/content';

const ROOT = path.join(import.meta.dirname, '../../..');

test('content:check tells of placeholders in one line with their number', () => {
  const content = contentWith();
  const run = ['--import', import.meta.resolve('tsx'), path.join(ROOT, 'scripts/content-check.ts')];
  const { stdout, status } = spawnSync(process.execPath, run, {
    cwd: path.dirname(content),
    env: { ...process.env, TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json') },
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  const lines = stdout.split('\n');
  expect(lines.filter((line) => /placeholder/i.test(line))).toEqual([
    `${loadContent(content).placeholders.length} placeholders are left: npm run doctor lists them.`,
  ]);
});
