import { expect, test } from 'vitest';
import { checkedAfter } from '@/tests/support/content';

const SCHEDULER = 'scheduler: { url: "https://example.com/schedule", placeholder: true }';

test('a real address without the mark is fine, and no longer listed', () => {
  const { site, placeholders } = checkedAfter([
    'site.yaml',
    SCHEDULER,
    'scheduler: { url: "https://book.plumbline.coach/call" }',
  ]).content!;
  expect(site.links.scheduler).toBe('https://book.plumbline.coach/call');
  expect(placeholders.map(({ path }) => path)).not.toContain('links.scheduler');
});

test('every invented thing is listed with its file and place', () => {
  const { placeholders } = checkedAfter().content!;
  expect(placeholders).toContainEqual({
    file: 'content/testimonials.yaml',
    path: 'founders[0]',
    what: "testimonial 'dana' is invented",
  });
  expect(placeholders.filter(({ file }) => file === 'content/testimonials.yaml')).toHaveLength(14);
  expect(placeholders.filter(({ file }) => file === 'content/team.yaml')).toHaveLength(6);
});

test('a fact about a coach is listed by itself, also when the coach is real', () => {
  const { placeholders } = checkedAfter([
    'team.yaml',
    'id: nora\n    placeholder: true',
    'id: nora',
  ]).content!;
  const invented = placeholders.filter(({ path }) => path.startsWith('coaches[0]'));
  expect(invented.map(({ path }) => path)).toEqual(['coaches[0].facts[0]', 'coaches[0].facts[1]']);
  expect(invented[0]?.what).toMatch(/^the fact '.+' is invented$/);
});
