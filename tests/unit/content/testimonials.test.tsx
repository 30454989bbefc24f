import { renderToStaticMarkup } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { ResultsPanel } from '@/components/home/panels/results-panel';
import { TrustedBy } from '@/components/home/trusted-by';
import { FoundersWall } from '@/components/testimonials/founders-wall';
import { QuotesSideBySide } from '@/components/testimonials/quotes-side-by-side';
import { checkContent } from '@/lib/content/check';
import { CONTENT } from '@/tests/support/content';
import { PANEL_WORDS } from '@/tests/support/a-photo';

/** Content in which so many people are quoted wherever somebody can be. */
function quoting(count: number) {
  const texts: Record<string, string> = {};
  const edit = (file: string, values: [path: (string | number)[], value: unknown][]) => {
    const document = parseDocument(readFileSync(join(CONTENT, file), 'utf8'));
    for (const [path, value] of values)
      if (value === undefined) document.deleteIn(path);
      else document.setIn(path, value);
    texts[file] = document.toString();
  };
  const ids = Array.from({ length: count }, (_, at) => `person-${at}`);
  const said = ids.map((id) => ({ id, quote: 'It works.', author: 'Ada L.', business: 'Print shop' }));
  const strip = ids.map((id) => ({ id, quote: 'It works.', name: 'Ada L.', industry: 'Print shop' }));
  edit('testimonials.yaml', [
    [['founders'], said],
    [['calls'], said],
    [['strip'], strip],
  ]);
  edit('home.yaml', [
    [['hero', 'quote'], ids[0]],
    [['panels', 'results', 'testimonials'], ids],
    [['trustedBy', 'quotes'], ids],
  ]);
  edit('booking.yaml', [[['testimonials'], ids]]);
  edit('programme.yaml', [[['page', 'quotes', 'ids'], ids]]);
  return checkContent(CONTENT, undefined, texts);
}

test.each([
  [0, 'Zero'],
  [1, 'One'],
  [40, '40'],
])('%i testimonials are counted', (count, word) => {
  const { content, errors } = quoting(count);
  expect(errors).toEqual([]);
  expect(content!.home.panels.results.intro).toMatch(new RegExp(`^${word} `));
});

test('41 testimonials are too many', () => {
  expect(quoting(41).errors).not.toEqual([]);
});

test.each([
  ['wall', <FoundersWall key="1" founders={[]} />],
  ['booking page', <QuotesSideBySide key="2" quotes={[]} />],
  ['strip', <TrustedBy key="3" {...PANEL_WORDS} quotes={[]} />],
  ['panel', <ResultsPanel key="4" {...PANEL_WORDS} testimonials={[]} />],
])('without testimonials the %s has no empty list', (_, element) => {
  expect(renderToStaticMarkup(element)).not.toContain('<ul');
});
