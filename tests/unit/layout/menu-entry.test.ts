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

test('a tool leads to its own page', () => {
  expect(entry({ title: 'Strategic OKR Planner', description: 'Write goals.' })).toEqual({
    title: 'Strategic OKR Planner',
    description: 'Write goals.',
    href: '/toolbox/okr-planning-calculator',
    external: false,
    slug: 'okr-planning-calculator',
  });
});

test('the tracker leads to its full system outside', () => {
  expect(entry({ title: 'Strategic OKR Execution Tracker' })).toMatchObject({
    href: TRACKER,
    external: true,
  });
});

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

test('a long description is cut at 85 characters', () => {
  expect(entry({ title: 'Any', description: 'x'.repeat(86) }).description).toBe('x'.repeat(85) + '…');
});
