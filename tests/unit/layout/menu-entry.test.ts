import { expect, test } from 'vitest';
import { menuEntry, type MenuTool } from '@/components/layout/menu-entry';

const WORDS = {
  fallbackToolTitle: 'Business Tool',
  fallbackToolDescription: 'Professional business strategy tool',
};
const TRACKER = 'https://tracker.example.com';
const SLUGS = new Map([
  ['Strategic OKR Planner', 'okr-planning-calculator'],
  ['Strategic OKR Execution Tracker', 'strategic-okr-execution-tracker'],
]);

const entry = (tool: MenuTool) => menuEntry(tool, WORDS, { slugs: SLUGS, tracker: TRACKER });

test('an unknown title leads to the toolbox', () => {
  expect(entry({ title: 'Something new', description: 'New.' })).toMatchObject({
    title: 'Something new',
    href: '/toolbox',
    external: false,
    slug: undefined,
  });
});

test.each([{}, { title: '', description: '' }])('what %o leaves out is filled in', (tool) => {
  expect(entry(tool)).toMatchObject({
    title: 'Business Tool',
    description: 'Professional business strategy tool',
    href: '/toolbox',
  });
});
