import { expect, test } from 'vitest';
import { stillPage } from '@/front/next-internals/still-page';

const SITE_SCRIPT = '<script src="/_still/site.js" async="" fetchPriority="low" data-of="it"></script>';
const inPlace = (script: string) => `/_still/${script.length}.js`;
const NEXT = '<script src="/_next/static/chunks/a.js" async=""></script>';
const DATA =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script>';
const page = (body: string, data = DATA) =>
  `<html><head><link rel="preload" as="script" href="/_next/static/chunks/a.js"/>${NEXT}</head><body>${SITE_SCRIPT}${body}${data}</body></html>`;

test('of a page where nothing is bought its words and the script of every page are left', () => {
  expect(stillPage(page('<p>Words</p>'), inPlace)).toEqual({
    html: expect.stringMatching(
      /^<html><head><\/head><body>(<script[^>]*>[^<]*<\/script>){2}<p>Words<\/p><\/body><\/html>$/,
    ) as string,
    script: null,
  });
});

test('the script of every page has an address for whoever asks for it once the page is painted', () => {
  const { html } = stillPage(page('<p>Words</p>'), inPlace);
  expect(html).toContain('<script data-src="/_still/site.js" data-of="it"></script><script>{');
  expect(html).toContain('first-contentful-paint');
  expect(html).toContain('addEventListener("load"');
  expect(html).not.toMatch(/<script [^>]* src=/);
});

test('where something is bought, a file has all that React needs, and the page says where it is', () => {
  const { html, script } = stillPage(page('<a data-buy="planner">Buy</a>'), inPlace);
  expect(script).toMatch(/^\(self\.__next_f=.*\.push\(\[0\]\);self\.__next_f\.push\(\[1,"x"\]\);/);
  expect(script).toContain('a.js"');
  expect(html).toContain(`data-of="it" data-wakes="/_still/${script!.length}.js"></script>`);
  expect(html).not.toContain('__next_f');
});

test.each([
  ['a part that comes later', page('<script>$RC("B:0","S:0")</script>')],
  ['no data', page('', '')],
  ['scripts in other places', page('').replaceAll('/chunks/', '/js/')],
  ['data in a template', page('<template data-next-flight></template>')],
])('a page that Next writes in another way, with %s, ends the build', (_what, html) => {
  expect(() => stillPage(html, inPlace)).toThrow(
    /front\/next-internals\/(still-page|scripts-after-paint)\.ts/,
  );
});
