import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { stillPages } from '@/scripts/still-pages/still-pages';
import { removeFolder, temporaryFolder } from '@/tests/support/temporary-folder';

const DATA = '(self.__next_f=self.__next_f||[]).push([0])';
const SITE_SCRIPT = '<script src="/_still/site.js" defer=""></script>';
const page = (body: string, { data = `<script>${DATA}</script>` } = {}) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="font" href="/f.woff2"/><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/><link rel="preload" as="script" href="/_next/static/a.js"/><script src="/_next/static/a.js" async=""></script><title>T</title></head><body>${body}${SITE_SCRIPT}<script type="application/ld+json">{}</script>${data}</body></html>`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A build with these pages, and what the step makes of it. */
function aBuild(pages: Record<string, string>, still: string[]) {
  const folder = temporaryFolder('still');
  onTestFinished(() => removeFolder(folder));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  write('static/a.css', 'p{color:red;background:url(../media/b.png)}h6{color:red}');
  for (const [name, html] of Object.entries(pages)) write(`server/app/${name}.html`, html);
  return {
    write,
    read: (file: string) => fs.readFileSync(path.join(folder, file), 'utf8'),
    has: (file: string) => fs.existsSync(path.join(folder, file)),
    bytes: (file: string) => fs.readFileSync(path.join(folder, file)),
    run: () =>
      stillPages({
        folder,
        still,
        isAsleep: (address) => address === '/shop',
        policy: (address, scripts, styles) =>
          `${address} script-src ${scripts.join(' ')}; style-src ${styles.join(' ')}`,
      }),
  };
}

test('a still page is left with its words, its own script, its typefaces and the styles it uses', () => {
  const build = aBuild({ index: page('<p>Words</p>') }, ['/']);
  expect(build.run()).toEqual({ still: 1, others: 0 });
  const css = 'p{color:red;background:url(/_next/media/b.png)}';
  expect(build.read('server/app/index.html')).toBe(
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="/ script-src ; style-src ${hash(css)}"/><link rel="preload" as="font" href="/f.woff2"/><title>T</title><style>${css}</style></head><body><p>Words</p>${SITE_SCRIPT}<script type="application/ld+json">{}</script></body></html>`,
  );
});

test('it is also where a file server finds it, compressed', () => {
  const build = aBuild({ index: page('<p>One</p>'), 'library/a': page('<p>Two</p>') }, ['/', '/library/*']);
  build.run();
  const html = build.read('server/app/library/a.html');
  expect(build.read('still/library/a/index.html')).toBe(html);
  expect(brotliDecompressSync(build.bytes('still/library/a/index.html.br')).toString()).toBe(html);
  expect(build.has('still/index.html')).toBe(true);
});

test('what next start has kept of a page is written over, and the page of unknown addresses is no file', () => {
  const build = aBuild({ '_not-found': page('<p>None</p>') }, ['/_not-found']);
  const kept = 'server/route-cache/APP_PAGE/abc/$/_not-found.html';
  build.write(kept, 'as it was');
  build.run();
  expect(build.read(kept)).toBe(build.read('server/app/_not-found.html'));
  expect(build.has('still/_not-found/index.html')).toBe(false);
});

test('any other page keeps its scripts and has its stylesheet at its end, below the styles it uses', () => {
  const html = page('<p>Words</p>');
  const css = 'p{color:red;background:url(/_next/media/b.png)}';
  const sheet = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
  const build = aBuild({ index: page(''), toolbox: html }, ['/']);
  expect(build.run()).toEqual({ still: 1, others: 1 });
  expect(build.read('server/app/toolbox.html')).toBe(
    html
      .replace(
        '<meta charSet="utf-8"/>',
        `$&<meta http-equiv="Content-Security-Policy" content="/toolbox script-src ${hash(DATA)}; style-src ${hash(css)}"/>`,
      )
      .replace(sheet, '')
      .replace('</head>', `<style>${css}</style>$&`)
      .replace('</body>', `${sheet}$&`),
  );
  expect(build.has('still/toolbox/index.html')).toBe(false);
});

test('of a page that comes with React asleep the scripts wait in a template', () => {
  const build = aBuild({ index: page(''), shop: page('<p>Words</p>') }, ['/']);
  build.run();
  const html = build.read('server/app/shop.html');
  expect(html).toContain(
    '<template id="asleep"><script src="/_next/static/a.js" async=""></script></template></body>',
  );
  expect(html.match(/a\.js/g)).toHaveLength(1);
  expect(html).toContain(`<script>${DATA}</script>`);
});

for (const [what, html, reason] of [
  ['a part that comes later', page('<template id="B:0"></template>'), 'part of it came late'],
  ['a script that is not Next’s', page('<script>alert()</script>'), "not Next's: alert()"],
  ['no data', page('', { data: '' }), "none of Next's scripts"],
  ['scripts elsewhere', page('').replaceAll('/_next/static/a.js', '/js/a.js'), "none of Next's scripts"],
  ['a stylesheet elsewhere', page('').replace('/_next/static/a.css', '/a.css'), 'from elsewhere: /a.css'],
] as const)
  test(`a still page with ${what} ends the build with a sentence`, () => {
    const build = aBuild({ index: html }, ['/']);
    expect(build.run).toThrow(reason);
    expect(build.run).toThrow('STILL=off builds without');
  });

test('so does a page that is not where it should be', () => {
  expect(aBuild({ index: page('') }, ['/', '/library']).run).toThrow('has no page for /library');
});
