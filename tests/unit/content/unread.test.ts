import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent, unreadNotices } from '@/lib/content/check';
import { CONTENT, contentWith } from '../../support/content';

test('every file of words is read', () => {
  expect(unreadNotices(CONTENT)).toEqual([]);
});

test('a file whose name has a typo is named', () => {
  const root = contentWith();
  writeFileSync(path.join(root, 'testimonial.yaml'), 'founders: []\n');
  writeFileSync(path.join(root, 'products/goal-cascade-builder/products.yaml'), 'slug: a\n');
  expect(
    checkContent(root).warnings.filter(({ message }) => message.includes('read by nobody')),
  ).toMatchObject([
    { file: 'content/products/goal-cascade-builder/products.yaml' },
    { file: 'content/testimonial.yaml' },
  ]);
});
