import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { textsIn } from '@/lib/content/tree';
import { AREA_IDS, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { countWords } from '@/lib/kernel/text';
import { libraryName } from '@/lib/kernel/routes';
import { CONTENT } from '@/tests/support/content';

/** What each page says of itself: not what stands around it, nor ids and addresses. */
const pages = loadContent(CONTENT).pages.map(({ slug, intro, sections }) => ({
  slug,
  texts: textsIn([intro, sections])
    .filter(({ path }) => !['id', 'kind', 'of', 'href', 'heading'].includes(String(path.at(-1))))
    .map(({ text }) => text),
}));
const ofTheForm = [...AREA_IDS, ...STATEMENT_IDS].map(libraryName);

test.each(pages.filter(({ slug }) => ofTheForm.includes(slug)))(
  '$slug has 350 words or more',
  ({ texts }) => {
    expect(countWords(texts.join(' '))).toBeGreaterThanOrEqual(350);
  },
);

test('no sentence of five words or more stands on two pages, but the names of others', () => {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  const pagesBySentence = new Map<string, Set<string>>();
  for (const { slug, texts } of pages)
    for (const text of texts)
      for (const { segment } of sentences.segment(text))
        if (countWords(segment) >= 5 && !/^How to |^It’s one of four statements on $/.test(segment)) {
          const sentence = segment.trim().toLowerCase();
          pagesBySentence.set(sentence, (pagesBySentence.get(sentence) ?? new Set()).add(slug));
        }
  expect(pagesBySentence.size).toBeGreaterThan(400);
  expect([...pagesBySentence].filter(([, on]) => on.size > 1)).toEqual([]);
});

test('each statement shows its ratings in a firm of 12', () => {
  for (const { slug, texts } of pages.filter(({ slug }) => STATEMENT_IDS.map(libraryName).includes(slug)))
    expect(texts.join(' '), slug).toMatch(/\b(12|twelve)\b/i);
});
