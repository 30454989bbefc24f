import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { TYPEFACES } from '@/lib/kernel/typefaces';
import { laterFaces } from '@/scripts/setup/first-paint/later-faces';

const FACES = [
  { file: '/text.woff2', className: 'text' },
  { file: '/display.woff2', className: 'display' },
  { file: '/italic.woff2', className: 'italic' },
];

/** What the script makes of a page with three typefaces, in a browser that has noted some. */
function opened(getItem: (key: string) => string | null) {
  const [classes, announced] = [new Set<string>(), [] as string[]];
  const html = { classList: classes, dataset: {} as Record<string, string> };
  const head = { append: ({ href }: { href: string }) => announced.push(href) };
  const document = { documentElement: html, head, createElement: () => ({}) };
  runInNewContext(laterFaces(FACES), { document, localStorage: { getItem } });
  return { applied: [...classes], announced, later: html.dataset.later?.split(' ') ?? [] };
}
const withNoted = (...files: string[]) => opened((key) => (key === TYPEFACES ? files.join(' ') : null));
const ALL = FACES.map(({ file }) => file);

test('a page whose typefaces were all fetched before has them from the beginning', () => {
  expect(withNoted(...ALL)).toEqual({
    applied: FACES.map(({ className }) => className),
    announced: ALL,
    later: [],
  });
});

test('a page with one typeface more than were fetched before has none of them, and fetches that one', () => {
  expect(withNoted('/text.woff2', '/display.woff2')).toEqual({
    applied: [],
    announced: [],
    later: ['/italic.woff2'],
  });
});

test('a browser that has noted nothing, or keeps no notes, fetches all for the next page', () => {
  const none = { applied: [], announced: [], later: ALL };
  expect(withNoted()).toEqual(none);
  expect(
    opened(() => {
      throw new Error('No storage');
    }),
  ).toEqual(none);
});
