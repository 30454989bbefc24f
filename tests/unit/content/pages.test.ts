import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/source';
import { contentWith, errorsAfter } from '@/tests/support/content';

const FILE = 'pages/a-case-study.md';

test.each([
  ['no front matter', '---\ntitle', 'title', '1  must begin with a line ---'],
  [
    'the title of another page',
    'How a bakery halved its waste',
    'How to track key results every week',
    '2  has the title of content/pages/progress-tracking.md',
  ],
  ['an unknown placeholder', 'Nine percent', '{brnad} percent', '10  {brnad} is not known.'],
])('%s is told with its line', (_, from, to, message) => {
  expect(errorsAfter([FILE, from, to]).join('\n')).toContain(`content/${FILE}:${message}`);
});

test('the title of a statement’s page says how to, since plans are named by the rest of it', () => {
  const errors = errorsAfter(['pages/vision-clarity.md', 'How to write', 'Writing']);
  expect(errors.join('\n')).toContain('content/pages/vision-clarity.md:2  must begin with “How to”');
});

test('a page that the form and the report lead to has to stay', () => {
  const root = contentWith();
  rmSync(path.join(root, 'pages/vision-clarity.md'));
  expect(checkContent(root).errors.map(formatIssue)).toContainEqual(
    expect.stringContaining('content/pages/vision-clarity.md  This file is missing.'),
  );
});
