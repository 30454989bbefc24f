import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { textsIn } from '@/lib/content/tree';
import { AREA_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { countWords } from '@/lib/kernel/text';
import { CONTENT } from '@/tests/support/content';

const { library } = loadContent(CONTENT);

/** What each page says for itself: not what stands on others too, nor what search engines alone read. */
const pages = AREA_IDS.flatMap((id) => {
  const { area, statements } = library[id];
  return Object.entries({ [id]: area, ...statements }).map(([name, page]) => ({
    name,
    texts: textsIn(page)
      .filter(({ path }) => path[0] !== 'seo' && path.at(-1) !== 'slug')
      .map(({ text }) => text),
  }));
});

test.each(pages)('$name has 350 words or more', ({ texts }) => {
  expect(countWords(texts.join(' '))).toBeGreaterThanOrEqual(350);
});

test('no sentence of five words or more stands on two pages', () => {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  const pagesBySentence = new Map<string, Set<string>>();
  for (const { name, texts } of pages)
    for (const text of texts)
      for (const { segment } of sentences.segment(text))
        if (countWords(segment) >= 5) {
          const sentence = segment.trim().toLowerCase();
          pagesBySentence.set(sentence, (pagesBySentence.get(sentence) ?? new Set()).add(name));
        }
  expect(pagesBySentence.size).toBeGreaterThan(400);
  expect([...pagesBySentence].filter(([, on]) => on.size > 1)).toEqual([]);
});

test('each statement shows its ratings in a firm of 12', () => {
  const said = pages.filter(({ name }) => !(AREA_IDS as string[]).includes(name));
  expect(said).toHaveLength(16);
  for (const { name, texts } of said) expect(texts.join(' '), name).toMatch(/\b(12|twelve)\b/i);
});
