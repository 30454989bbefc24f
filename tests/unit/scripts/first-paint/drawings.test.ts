import { expect, test } from 'vitest';
import { drawingsAtHand } from '@/scripts/setup/first-paint/drawings';

const SHEET =
  '<svg>\n<symbol id="key" viewBox="0 0 1 1"><path d="M0 0"/></symbol>\n<symbol id="bob"></symbol>\n</svg>';
const drawing = (name: string) =>
  `<svg class="drawing"><use href="/images/drawings.svg#${name}"></use></svg>`;
const page = (body: string) => `<html><body>${body}</body></html>`;

test('a page brings each drawing that it shows once, under a name that nothing else on it has', () => {
  const html = drawingsAtHand(page(`${drawing('key')}<p id="key">${drawing('key')}</p>`), SHEET);
  expect(html).not.toContain('drawings.svg');
  expect(html.match(/href="#drawing-key"/g)).toHaveLength(2);
  expect(html.match(/<symbol /g)).toHaveLength(1);
  expect(html).toMatch(
    /<div hidden=""><svg><symbol id="drawing-key" viewBox="0 0 1 1"><path d="M0 0"\/><\/symbol><\/svg><\/div><\/body>/,
  );
});

test('the links of a closed menu ask for their drawings later', () => {
  const menu = `<div popover="auto"><button>${drawing('bob')}</button><a>${drawing('key')}</a></div>`;
  const html = drawingsAtHand(page(menu), SHEET);
  expect(html).toContain('<use data-href="/images/drawings.svg#key">');
  expect(html).toContain('<use href="#drawing-bob">');
  expect(html).not.toContain('drawing-key');
  expect(html).not.toContain(' href="/images');
});

test('a drawing that there is none of ends the build', () => {
  expect(() => drawingsAtHand(page(drawing('plumb')), SHEET)).toThrow('There is no drawing named plumb.');
});
