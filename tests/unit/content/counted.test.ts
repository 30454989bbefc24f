import { expect, test } from 'vitest';
import { formatIssue } from '@/lib/content/source';
import { loadContent } from '@/lib/content/load';
import { checkedAfter, CONTENT, type Edit } from '@/tests/support/content';

const noticesOf = (word: string, ...edits: Edit[]) =>
  checkedAfter(...edits)
    .warnings.map(formatIssue)
    .filter((notice) => notice.includes(word));

test('tools and founders are counted where a text says how many there are', () => {
  const { site, home } = loadContent(CONTENT);
  expect(site.pages['/toolbox'].description).toMatch(/^Nine strategy tools /);
  expect(home.panels.results.intro).toBe('Five founders, in their own words.');
});

test('the brand in another file than site.yaml has a notice', () => {
  expect(noticesOf('names the brand')).toEqual([]);
  const edit: Edit = ['booking.yaml', 'name: Business Clarity Call', 'name: Plumbline Call'];
  expect(noticesOf('names the brand', edit)).toEqual([
    expect.stringContaining('content/booking.yaml:1  name:'),
  ]);
});
