import { expect, test } from 'vitest';
import { formatIssue } from '@/lib/content/source';
import { loadContent } from '@/lib/content/load';
import { checkedAfter, CONTENT, type Edit } from '@/tests/support/content';
import { checkContent } from '@/lib/content/check';

const noticesOf = (word: string, ...edits: Edit[]) =>
  checkedAfter(...edits)
    .warnings.map(formatIssue)
    .filter((notice) => notice.includes(word));

test('tools and founders are counted where a text says how many there are', () => {
  const { site, home } = loadContent(CONTENT);
  expect(site.pages['/toolbox'].description).toMatch(/^Nine strategy tools /);
  expect(home.panels.results.intro).toBe('Five founders, in their own words.');
});

test('the brand in another file than site.yaml has a notice', () => {
  expect(noticesOf('names the brand')).toEqual([]);
  const edit: Edit = ['booking.yaml', 'name: Business Clarity Call', 'name: Plumbline Call'];
  expect(noticesOf('names the brand', edit)).toEqual([
    expect.stringContaining('content/booking.yaml:1  name:'),
  ]);
});

test('claims that disagree are listed, each pair once', () => {
  const pairs = checkContent(CONTENT).warnings.filter(({ message }) => message.startsWith('Claims disagree'));
  expect(pairs).toHaveLength(7);
  expect(pairs.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/6 coaching sessions of 30 min.*6 sessions of 1 hour/),
  );
});

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

const QUESTIONS = 'diagnostic/questionnaire.yaml';
const askedOf = (...edits: Edit[]) =>
  checkedAfter(...edits)
    .warnings.filter(({ path }) => path === 'wording')
    .map(formatIssue);

test('the words of the diagnostic are those of its version', () => {
  expect(askedOf()).toEqual([]);
});

test.each([
  ['a statement', QUESTIONS, 'text: We have a written picture', 'text: We have a picture'],
  ['the name of an area', QUESTIONS, 'title: Vision and Strategy', 'title: Direction'],
  ['a rating', QUESTIONS, 'label: Somewhat', 'label: Partly'],
  ['a verdict', 'diagnostic/results.yaml', 'name: Moderate', 'name: Halfway'],
])('%s with other words asks for a new version, and says what to write', (_, file, from, to) => {
  const [notice] = askedOf([file, from, to]);
  const wording = /and wording: "(\w{8})"\.$/.exec(notice!)![1]!;
  const settled = askedOf(
    [file, from, to],
    [QUESTIONS, 'version: "2025-06"', 'version: "2027-01"'],
    [QUESTIONS, 'wording: "67c9cf4b"', `wording: "${wording}"`],
  );
  expect(settled).toEqual([]);
});

const withCounter = (lines: string) =>
  checkedAfter(['site.yaml', '\npayments:\n', `\ncounter:\n${lines}\npayments:\n`]);

test('a counter of visits is named by its script and what it is told', () => {
  const { content, errors } = withCounter(
    '  script: https://counter.example/js/script.js\n  data: { domain: firm.test }',
  );
  expect(errors).toEqual([]);
  expect(content?.site.counter).toEqual({
    script: 'https://counter.example/js/script.js',
    data: { domain: 'firm.test' },
    origins: { script: 'https://counter.example', calls: 'https://counter.example' },
  });
});

test('it may send what it counts to another host, and nothing goes without TLS', () => {
  const script = '  script: https://counter.example/s.js\n  data: { website-id: x }';
  const { content } = withCounter(`${script}\n  sendsTo: https://takes.example/collect`);
  expect(content?.site.counter?.origins.calls).toBe('https://takes.example');
  expect(withCounter(script.replace('https', 'http')).errors.map(formatIssue).join()).toContain(
    'counter.script: must be a full address that begins with https://',
  );
});
