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
const site = (email: string) => ({
  contact: { email },
  links: {
    scheduler: 'https://book.example.org',
    newsletter: 'https://n.example.org',
    tracker: 'https://t.example.org',
  },
});
write('site.yaml', 'email: hello@example.org');
write('legal/terms.md', '# Terms');

const values = (source: Record<string, string> = {}, email = 'hello@example.org') =>
  buildTimeValues(readEnv(source), { site: site(email) }, root);

describe('a build agrees with the present', () => {
  test('when nothing has changed', () => {
    expect(manifestProblems(values(), values())).toEqual([]);
  });

  test('unless the address is another', () => {
    expect(manifestProblems(values(), values({ BASE_URL: 'https://example.org' }))).toEqual([
      'BASE_URL was "http://127.0.0.1:3000" when the site was built and is "https://example.org" now',
    ]);
  });

  test('unless a key was added', () => {
    expect(
      manifestProblems(
        values(),
        values({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_SECRET_KEY: 'sk_test_1' }),
      ),
    ).toEqual(['STRIPE_PUBLISHABLE_KEY was not set when the site was built and is "pk_test_1" now']);
  });

  test('unless an address in site.yaml is another, which is another content too', () => {
    const built = values();
    write('site.yaml', 'email: new@example.org');
    expect(manifestProblems(built, values({}, 'new@example.org'))).toEqual([
      'content/site.yaml: email was "hello@example.org" when the site was built and is "new@example.org" now',
      expect.stringMatching(
        /^content\/ \(its version\) was "\w{12}" when the site was built and is "\w{12}" now$/,
      ),
    ]);
  });

  test.each([
    ['edited', () => write('legal/terms.md', '# Other terms')],
    ['added', () => write('legal/privacy.md', '# Privacy')],
    [
      'renamed',
      () => fs.renameSync(path.join(content, 'legal/terms.md'), path.join(content, 'legal/rules.md')),
    ],
    ['removed', () => fs.rmSync(path.join(content, 'legal/rules.md'))],
  ])('unless a content file was %s', (_, change) => {
    const built = values();
    change();
    expect(manifestProblems(built, values())).toEqual([expect.stringMatching(/^content\/ \(its version\)/)]);
  });
});

test('a manifest is read as it was written', () => {
  const manifest = { ...values(), inputs: 'abc' };
  const builtAt = new Date('2026-03-01T10:20:30.456Z');
  writeManifest(root, manifest, builtAt);
  expect(readManifest(root)).toEqual({ ...manifest, builtAt });
});
