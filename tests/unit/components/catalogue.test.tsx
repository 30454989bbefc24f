import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Catalogue } from '@/components/toolbox/catalogue';
import { loadContent } from '@/lib/content/load';
import { CONTENT } from '../../support/content-folder';

const { cards } = loadContent(CONTENT).toolbox;

test('without a single tool the toolbox says so', () => {
  const html = renderToStaticMarkup(<Catalogue {...cards} start={{ title: '', tools: [] }} tools={[]} />);
  expect(html).toContain('No digital products available at the moment.');
});
