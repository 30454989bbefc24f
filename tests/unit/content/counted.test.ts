import { expect, test } from 'vitest';
import { formatIssue } from '@/lib/content/source';
import { loadContent } from '@/lib/content/load';
import { checkedAfter, CONTENT, type Edit } from '@/tests/support/content';

const BUNDLE = 'products/complete-strategy-toolbox/product.yaml';
const noticesOf = (word: string, ...edits: Edit[]) =>
  checkedAfter(...edits)
    .warnings.map(formatIssue)
    .filter((notice) => notice.includes(word));

test('tools and founders are counted where a text says how many there are', () => {
  const { site, home } = loadContent(CONTENT);
  expect(site.pages['/toolbox'].description).toMatch(/^Nine strategy tools /);
  expect(home.panels.results.intro).toBe('Five founders, in their own words.');
});

test('a number that is written, and wrong, has a notice; one that is right has none', () => {
  expect(noticesOf('and there are')).toEqual([]);
  const edits: Edit[] = [
    ['site.yaml', '{Count.tools} strategy tools', 'Twelve strategy tools'],
    ['diagnostic/questionnaire.yaml', '16 statements about', '18 statements about'],
    ['diagnostic/questionnaire.yaml', 'Four areas, four statements', 'Five areas, four statements'],
    ['messages.yaml', 'the eight challenges', 'the 9 challenges'],
  ];
  expect(noticesOf('and there are', ...edits)).toEqual([
    expect.stringContaining('says “Twelve strategy tools”, and there are 9.'),
    expect.stringContaining('says “9 challenges”, and there are 8.'),
    expect.stringContaining('says “18 statements”, and there are 16.'),
    expect.stringContaining('says “Five areas”, and there are 4.'),
  ]);
});

test('the working time that a product states is that of its files', () => {
  expect(noticesOf('guided work')).toEqual([]);
  expect(noticesOf('guided work', [BUNDLE, '11 h 5 min', '12 h 5 min'])).toEqual([
    expect.stringContaining(
      'says 12 h 5 min of guided work, and the working times of its files add up to 11 h 5 min.',
    ),
  ]);
});

test('the brand in another file than site.yaml has a notice', () => {
  expect(noticesOf('names the brand')).toEqual([]);
  const edit: Edit = ['booking.yaml', 'name: Business Clarity Call', 'name: Plumbline Call'];
  expect(noticesOf('names the brand', edit)).toEqual([
    expect.stringContaining('content/booking.yaml:2  name:'),
  ]);
});
