import { afterAll, expect, test } from 'vitest';
import { openDraft } from '../words/draft';
import { placeOfText } from '../words/find';
import { aFolder } from './a-studio';

const folder = aFolder();
afterAll(() => folder.remove());
const draft = openDraft(folder.content, folder.folder);

const PLANNER = 'products/90-day-sprint-planner/product.yaml';

test.each([
  [
    'a headline with a word in italics',
    'From scattered to strategic in 90 days',
    '/',
    'home.yaml',
    'hero.headline',
  ],
  [
    'a folded text',
    'You have customers, a team and more ideas than hours. What’s missing is one line you can check everything against.',
    '/',
    'home.yaml',
    'realProblem.intro',
  ],
  [
    'a text with a value of another file in it',
    '90-Day Sprint Program',
    '/',
    'home.yaml',
    'hero.buttons[1].label',
  ],
  [
    'a text that code has filled in',
    'Four courses of stone beside a plumb line. Each stands off the line by what is missing: Vision 3, Key results 7.',
    '/',
    'home.yaml',
    'hero.sample.description',
  ],
  ['a price', '$59', '/toolbox/90-day-sprint-planner', PLANNER, 'priceCents'],
  [
    'the first sentence of a text',
    'Break three goals into 12 weeks of tasks that match the hours your people really have.',
    '/toolbox/90-day-sprint-planner',
    PLANNER,
    'description',
  ],
])('%s on a page is found in its file', (_, text, page, file, path) => {
  expect(placeOfText(draft, text, page)).toEqual({ file, path });
});

test.each(['', '1', 'Words that nobody wrote'])('%j is found nowhere', (text) => {
  expect(placeOfText(draft, text, '/about')).toBeUndefined();
});
