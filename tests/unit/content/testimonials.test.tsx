import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResultsPanel } from '@/components/home/panels/results-panel';
import { TrustedBy } from '@/components/home/trusted-by';
import { FoundersWall } from '@/components/testimonials/founders-wall';
import { QuotesSideBySide } from '@/components/testimonials/quotes-side-by-side';
import { PANEL_WORDS } from '@/tests/support/a-photo';

test.each([
  ['wall', <FoundersWall key="1" founders={[]} />],
  ['booking page', <QuotesSideBySide key="2" quotes={[]} />],
  ['strip', <TrustedBy key="3" {...PANEL_WORDS} quotes={[]} />],
  ['panel', <ResultsPanel key="4" {...PANEL_WORDS} testimonials={[]} />],
])('without testimonials the %s has no empty list', (_, element) => {
  expect(renderToStaticMarkup(element)).not.toContain('<ul');
});
