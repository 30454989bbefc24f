import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { manifestProblems, readManifest, writeManifest, buildTimeValues } from '@/lib/server/build-manifest';
import { contentFolder } from '@/lib/platform/config/running';
import { readEnv } from '@/lib/platform/config/env';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder';

const root = temporaryFolder('manifest');
const content = path.join(root, contentFolder());
afterAll(() => removeFolder(root));

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
  fs.writeFileSync(path.join(content, file), text);
};
write('site.yaml', 'email: hello@example.org');
write('legal/terms.md', '# Terms');

const values = (source: Record<string, string> = {}) => buildTimeValues(readEnv(source), root);
const built = (of = values()) => ({
  values: of,
  inputs: 'abc',
  builtAt: new Date('2026-03-01T10:20:30.456Z'),
});

describe('a build agrees with the present', () => {
  test('when nothing has changed', () => {
    expect(manifestProblems(built(), values())).toEqual([]);
  });

  test('unless the address is another', () => {
    expect(manifestProblems(built(), values({ BASE_URL: 'https://example.org' }))).toEqual([
      'BASE_URL was "http://127.0.0.1:3000" when the site was built and is "https://example.org" now',
    ]);
  });

  test('unless a key was added', () => {
    expect(
      manifestProblems(
        built(),
        values({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_SECRET_KEY: 'sk_test_1' }),
      ),
    ).toEqual(['STRIPE_PUBLISHABLE_KEY was not set when the site was built and is "pk_test_1" now']);
  });

  test.each([
    ['edited', () => write('site.yaml', 'email: new@example.org')],
    ['added', () => write('legal/privacy.md', '# Privacy')],
    [
      'renamed',
      () => fs.renameSync(path.join(content, 'legal/terms.md'), path.join(content, 'legal/rules.md')),
    ],
    ['removed', () => fs.rmSync(path.join(content, 'legal/rules.md'))],
  ])('unless a content file was %s', (_, change) => {
    const before = built();
    change();
    expect(manifestProblems(before, values())).toEqual([
      expect.stringMatching(
        /^content\/ \(its version\) was "\w{12}" when the site was built and is "\w{12}" now$/,
      ),
    ]);
  });
});

test('a manifest is read as it was written', () => {
  writeManifest(root, built());
  expect(readManifest(root)).toEqual(built());
});
