import { expect, test } from 'vitest';
import { errorsAfter } from '@/tests/support/content';

const FILE = 'redirects.yaml';

test('an old address that leads to no product is an error', () => {
  expect(errorsAfter([FILE, 'to: okr-planning-calculator', 'to: okr-planing-calculator'])).toEqual([
    expect.stringMatching(/redirects\.yaml:\d+  toolbox\[0\]\.to: .*Did you mean 'okr-planning-calculator'/),
  ]);
});

test('a product cannot be led away from its own address', () => {
  expect(errorsAfter([FILE, 'from: strategic-okr-planner', 'from: goal-cascade-builder'])).toEqual([
    expect.stringContaining("'goal-cascade-builder' is the address of a product"),
  ]);
});

test('an old address leads to one place', () => {
  const line = '  - { from: strategic-okr-planner, to: okr-planning-calculator }\n';
  expect(errorsAfter([FILE, line, line + line])).toEqual([
    expect.stringContaining("'strategic-okr-planner' stands here twice."),
  ]);
});
