import { expect, test } from 'vitest';
import { pageScripts, scriptsAfterPaint } from '@/front/next-internals/scripts-after-paint';

const page = (head: string, body = '') => `<html><head>${head}</head><body><p>Words</p>${body}</body></html>`;
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

test('scripts that Next names are fetched by one at the end of the page', () => {
  const changed = scriptsAfterPaint(page(script('a') + script('b'), script('c')));
  expect(changed).toMatch(/^<html><head><\/head><body><p>Words<\/p><script>requestAnimationFrame\(/);
  expect(changed).not.toContain('<script src');
  expect(pageScripts(changed)).toEqual(['a', 'b', 'c'].map((name) => `/_next/static/chunks/${name}.js`));
});

test('where something can be bought, what is chosen before the scripts are there is marked', () => {
  const shop = page(script('a'), '<button data-buy="planner">Buy</button>');
  expect(scriptsAfterPaint(shop)).toMatch(/<script>.*addEventListener\(.*requestAnimationFrame\(/);
  expect(pageScripts(scriptsAfterPaint(shop))).toEqual(['/_next/static/chunks/a.js']);
  expect(scriptsAfterPaint(page(script('a')))).not.toContain('addEventListener');
});

test('a script is not announced ahead of its time', () => {
  const announced = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
  expect(scriptsAfterPaint(page(announced + script('a')))).not.toContain('<link');
});

test('what was changed once stays as it is', () => {
  const once = scriptsAfterPaint(page(script('a')));
  expect(scriptsAfterPaint(once)).toBe(once);
});

test('a page without scripts of its own, scripts in the page and those for old browsers stay as they are', () => {
  const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
  for (const html of [
    page('<script>1</script>'),
    page(old),
    page('<script src="/tools/a.js"></script>'),
    script('a'),
  ])
    expect(scriptsAfterPaint(html)).toBe(html);
});

test('the scripts of a page are named as Next wrote them, too', () => {
  expect(pageScripts(page(script('a') + script('a')))).toEqual(['/_next/static/chunks/a.js']);
  expect(pageScripts('<p>No script</p>')).toEqual([]);
});
