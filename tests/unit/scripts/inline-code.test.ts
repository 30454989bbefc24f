import { expect, test } from 'vitest';
import { inlineScripts, inlineStyles } from '@/scripts/setup/inline-code';

/** As `printf 'x=1' | openssl dgst -sha256 -binary | base64` has it. */
const HASH = "'sha256-HyBrEcI+KMwlDe1/wAmNOCOoRnpUNA8axOU1y4VEST8='";

test('a script that stands in the page is named by its hash', () => {
  expect(inlineScripts('<p></p><script id="a">x=1</script>')).toEqual([HASH]);
});

test('one that stands there twice is named once', () => {
  expect(inlineScripts('<script>x=1</script><SCRIPT type=module>x=1</SCRIPT>')).toEqual([HASH]);
});

test('scripts that lie elsewhere and data are left out', () => {
  expect(
    inlineScripts('<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>'),
  ).toEqual([]);
});

test('a style that stands in the page is named by its hash', () => {
  expect(inlineStyles('<style>x=1</style><link rel="stylesheet" href="/a.css"/>')).toEqual([HASH]);
});
