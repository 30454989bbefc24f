import { expect, test } from 'vitest';
import { usedStyles } from '@/scripts/still-pages/used-styles';

const PAGE = `<!DOCTYPE html><html><body>
  <main class="page"><h1 class="a b">Words</h1><details class="panel"><summary>More</summary><p>Text</p></details>
  <ul><li>1</li><li data-enter="">2</li></ul><svg class="drawing fill-paper"><use href="#x"></use></svg></main>
</body></html>`;

const kept = (css: string) => usedStyles(css, PAGE, ['enters', '--ground']);

for (const css of [
  'h1{color:red}',
  '.a.b{color:red}',
  'main>h1+details{color:red}',
  ':where(p,dd) ,li{color:red}',
  'li:nth-child(2){color:red}',
  '*,:before,::backdrop{color:red}',
  '[class*=fill-]{color:red}',
])
  test(`${css} is kept, since an element matches it`, () => {
    expect(kept(css)).toBe(css);
  });

for (const css of [
  'h1:hover{color:red}',
  'summary::-webkit-details-marker{display:none}',
  '.panel[open]>summary{color:red}',
  '.panel:not([open])>p{color:red}',
  'li.enters{animation:2s enter}',
  'h1[aria-busy=true]{color:red}',
  'details::details-content{color:red}',
  'main:has(:focus-visible) p{color:red}',
  'html:not(.x) h1{color:red}',
  '::selection{color:red}',
  ':is(h1,.none):focus{color:red}',
  '@media print{h1{color:red}}',
  '@media (forced-colors:active){.drawing{color:red}}',
])
  test(`${css} is kept, since an element may come to match it`, () => {
    expect(kept(css)).toBe(css);
  });

for (const css of [
  '.none{color:red}',
  'h2{color:red}',
  'h1>p{color:red}',
  '.none:hover{color:red}',
  '.none:not(.a){color:red}',
  ':is(.none,.other) p{color:red}',
  'li:nth-child(3){color:red}',
  '[data-sonner-toaster]{color:red}',
  '::placeholder{color:red}',
  '.page ::-webkit-datetime-edit{color:red}',
  '::file-selector-button:hover{color:red}',
  ':-moz-ui-invalid{color:red}',
  '@media print{.none{color:red}}',
  '@supports (color:red){@layer x{.none{color:red}}}',
])
  test(`${css} goes, since no element can match it`, () => {
    expect(kept(css)).toBe('');
  });

test('what a field has in it is kept where there is a field', () => {
  const css = '::placeholder{color:red}.page ::-webkit-datetime-edit{color:red}:-moz-ui-invalid{color:red}';
  expect(usedStyles(css, PAGE.replace('<h1', '<input/><h1'), [])).toBe(css);
});

test('of a list the selectors stay that an element matches', () => {
  expect(kept('h1,h2,.none p,p{color:red}')).toBe('h1,p{color:red}');
});

test('rules keep their order, and layers theirs', () => {
  const css =
    '@layer theme, base;@layer base{p{color:red}.none{color:red}}p{color:blue}@layer theme{h1{color:red}}';
  expect(kept(css)).toBe(css.replace('.none{color:red}', ''));
});

test('an animation stays that a rule names', () => {
  const frames = '@keyframes enter{from{opacity:0}}';
  expect(kept(`li.enters{animation:.6s enter}${frames}@keyframes other{to{opacity:0}}`)).toBe(
    `li.enters{animation:.6s enter}${frames}`,
  );
});

test('a variable stays that a rule reads, by way of others too', () => {
  const css = ':root{--a:1;--b:var(--a)}@property --a{syntax:"*";inherits:false}p{opacity:var(--b)}';
  expect(kept(`${css}h1{--c:var(--d);--d:2}@property --d{syntax:"*";inherits:false}`)).toBe(css);
});

test('a variable stays that a file reads which the page shows', () => {
  const css = ':root{--ground:var(--paper);--paper:1}';
  expect(kept(css)).toBe(css);
});

test('what is neither a rule nor a block of rules stays', () => {
  const css = '@layer theme, base;@font-face{font-family:a;src:local(b)}';
  expect(kept(css)).toBe(css);
});
