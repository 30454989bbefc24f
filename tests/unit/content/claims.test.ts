import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { CONTENT } from '@/tests/support/content';

test('claims that disagree are listed, each pair once', () => {
  const pairs = checkContent(CONTENT).warnings.filter(({ message }) => message.startsWith('Claims disagree'));
  expect(pairs).toHaveLength(7);
  expect(pairs.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/6 coaching sessions of 30 min.*6 sessions of 1 hour/),
  );
});
