import { expect, test } from 'vitest';
import { pageScripts, scriptsAfterPaint } from '@/front/next-internals/scripts-after-paint';

const page = (head: string, body = '') => `<html><head>${head}</head><body><p>Words</p>${body}</body></html>`;
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const DATA =
  '<script id="_R_">(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script>';
const after = (html: string) => scriptsAfterPaint(html, (data) => `/_still/${data.length}.js`);

test('scripts that Next names, and its data, are fetched by a script at the end of the page', () => {
  const { html, script: data } = after(page(script('a') + script('b'), script('c') + DATA));
  expect(html).toMatch(/^<html><head><\/head><body><p>Words<\/p><script>requestAnimationFrame\(/);
  expect(html).not.toMatch(/<script src|__next_f/);
  expect(html).toContain(`"/_still/${data!.length}.js"`);
  expect(data).toBe('(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"x"])');
  expect(pageScripts(html)).toEqual(['a', 'b', 'c'].map((name) => `/_next/static/chunks/${name}.js`));
});

test('a script is not announced ahead of its time', () => {
  const announced = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
  expect(after(page(announced + script('a'), DATA)).html).not.toContain('<link');
});

test.each([
  ['none', ''],
  ['in a template', `${DATA}<template data-next-flight></template>`],
  ['in scripts of another kind', `${DATA}<script type="module">self.__next_f.push([1,"y"])</script>`],
])('data that are written in another way, %s, end the build', (_what, data) => {
  expect(() => after(page(script('a'), data))).toThrow('front/next-internals/scripts-after-paint.ts');
});

test('a page without scripts of its own, scripts in the page and those for old browsers stay as they are', () => {
  const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
  for (const html of [
    page('<script>1</script>'),
    page(old),
    page('<script src="/tools/a.js"></script>'),
    script('a') + DATA,
  ])
    expect(after(html)).toEqual({ html, script: null });
});

test('the scripts of a page are named as Next wrote them, too', () => {
  expect(pageScripts(page(script('a') + script('a')))).toEqual(['/_next/static/chunks/a.js']);
  expect(pageScripts('<p>No script</p>')).toEqual([]);
});
