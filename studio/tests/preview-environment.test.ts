import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { folderInMemory, removeFolder } from '@/tests/support/temporary-folder';
import { environmentOf } from '../preview/environment';

/** Of a build that is reached by a link, as that of the release that is served. */
function environment() {
  const site = folderInMemory('preview');
  onTestFinished(() => removeFolder(site));
  const [release, content] = ['releases/1', 'data/content'].map((name) => path.join(site, name)) as [
    string,
    string,
  ];
  for (const folder of [release, content]) mkdirSync(folder, { recursive: true });
  const dir = path.join(site, 'current');
  symlinkSync('releases/1', dir);
  const found = environmentOf({ root: site, dir, build: '.next', content, origin: 'http://127.0.0.1:3011' });
  return { found, release, content };
}

test('the preview of a release reads the draft', () => {
  const { found, release, content } = environment();
  expect(path.resolve(release, found.CONTENT_FOLDER!)).toBe(content);
});

test('no variable of the site reaches the preview from an .env file', () => {
  const ofTheSite = {
    LEAD_WEBHOOK_URL: 'http://10.0.0.1/hook',
    LEAD_WEBHOOK_PRIVATE_HOST: '10.0.0.1',
    LEAD_WEBHOOK_SECRET: 'x'.repeat(40),
    LOG_FORMAT: 'json',
  };
  // As a file is read: it has no say where a variable is there.
  expect(readEnv({ ...ofTheSite, ...environment().found })).toMatchObject({
    SITE_MODE: 'demo',
    BASE_URL: 'http://127.0.0.1:3011',
  });
  expect(readEnv({ ...ofTheSite, ...environment().found })).not.toMatchObject({ LOG_FORMAT: 'json' });
});
