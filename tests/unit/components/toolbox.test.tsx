import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { menuEntry, type MenuTool } from '@/components/layout/menu-entry';
import { ToolboxMenu } from '@/components/layout/toolbox-menu';
import { markup } from '@/tests/support/markup';
import { Catalogue } from '@/components/toolbox/catalogue';
import { loadContent } from '@/lib/content/load';
import { CONTENT } from '../../support/content-folder';

const WORDS = {
  toolbox: 'Toolbox',
  seeAllTools: 'SEE ALL TOOLS',
  fallbackToolTitle: 'Business Tool',
  fallbackToolDescription: 'Professional business strategy tool',
};

function menu(tool: MenuTool, slugs = new Map<string, string>()): string {
  const entry = menuEntry(tool, WORDS, { slugs, tracker: 'https://tracker.example.com' });
  return markup(<ToolboxMenu words={WORDS} tools={[entry]} />);
}

test('a tool without a title and a description shows the fallbacks, the default drawing and the toolbox', () => {
  for (const tool of [{}, { title: '', description: '' }]) expect(menu(tool)).toBe(menu({}));
  expect(menu({ title: 'Something new' })).toContain('<li><a href="/toolbox"');
  const html = menu({});
  expect(html).toMatch(/>Business Tool<\/b> <span[^>]*>Professional business strategy tool</);
  expect(html).toContain('href="/images/drawings.svg#default"');
  expect(html).toContain('<li><a href="/toolbox"');
});

test('a title that has a drawing shows it', () => {
  const slugs = new Map([['Goal Cascade Builder', 'goal-cascade-builder']]);
  expect(menu({ title: 'Goal Cascade Builder' }, slugs)).toContain(
    'href="/images/drawings.svg#goal-cascade-builder"',
  );
});

test('a title that is known but not drawn yet keeps its page, and the drawing that stands in under its name', () => {
  const html = menu({ title: 'New' }, new Map([['New', 'brand-new']]));
  expect(html).toContain('href="/toolbox/brand-new"');
  expect(html).toContain('#brand-new');
});

const { cards } = loadContent(CONTENT).toolbox;

test('without a single tool the toolbox says so', () => {
  const start = { title: '', tools: [] };
  const unsure = { title: '', button: '', href: '/' };
  const html = renderToStaticMarkup(<Catalogue {...cards} start={start} unsure={unsure} tools={[]} />);
  expect(html).toContain('No digital products available at the moment.');
});
