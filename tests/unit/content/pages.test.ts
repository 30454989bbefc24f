import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/issue';
import { contentWith, errorsAfter } from '@/tests/support/content';

const FILE = 'pages/a-case-study.md';

test.each([
  [
    'a coach that there is not',
    'author: amos',
    'author: ammos',
    "4  author: is 'ammos', which is not allowed here. Did you mean 'amos'?",
  ],
  [
    'a day that there is not',
    'updated: 2026-11-28',
    'updated: 2026-11-31',
    "6  updated: is '2026-11-31', and must be a day that there is",
  ],
  [
    'an update before the page',
    'updated: 2026-11-28',
    'updated: 2026-11-26',
    '6  updated: is before the day',
  ],
  ['an unknown kind', 'kind: case-study', 'kind: story', "7  kind: is 'story', which is not allowed here."],
  ['an unknown key', 'kind: case-study', 'kind: case-study\ntags: a', "8  'tags' is not a key here."],
  ['no front matter', '---\ntitle', 'title', '1  must begin with a line ---'],
  [
    'the title of another page',
    'How a bakery halved its waste',
    'How to track key results every week',
    '2  has the title of content/pages/progress-tracking.md',
  ],
  [
    'a plan that there is not',
    'price full-build-sprint',
    'price full-sprint',
    "22  has the block 'price full-sprint', and 'full-sprint' is not there. Allowed: full-build-sprint,",
  ],
  ['an unknown block', '```diagnostic', '```video', "26  has the block 'video', which is not known."],
  [
    'a statement without its scenes',
    '```diagnostic',
    '```diagnostic visionClarity',
    '26  has a statement with 0 scenes.',
  ],
  [
    'a quote without a speaker',
    '\n> — Ana P., owner of a bakery',
    '',
    '15  has a quote that ends without its speaker',
  ],
  [
    'a picture that is not there',
    '> We count',
    '![A wall](wall.jpg)\n\n> We count',
    "15  'wall.jpg' is not in content/pages.",
  ],
  [
    'a link to no page',
    'Nine percent',
    '[Nine](/toolbx) percent',
    '11  links to /toolbx, which is not a page',
  ],
  ['HTML', 'Nine percent', '<b>Nine</b> percent', "11  holds HTML: '<b>'"],
  ['an unknown placeholder', 'Nine percent', '{brnad} percent', '11  {brnad} is not known.'],
])('%s is told with its line', (_, from, to, message) => {
  expect(errorsAfter([FILE, from, to]).join('\n')).toContain(`content/${FILE}:${message}`);
});

test('a page that the form and the report lead to has to stay', () => {
  const root = contentWith();
  rmSync(path.join(root, 'pages/vision-clarity.md'));
  expect(checkContent(root).errors.map(formatIssue)).toContainEqual(
    expect.stringContaining('content/pages/vision-clarity.md  This file is missing.'),
  );
});
