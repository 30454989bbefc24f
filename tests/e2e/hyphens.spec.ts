import { expect, test } from '../support/browser';
import { PAGES } from '../support/route-table';
import { storeResult } from '../support/stored-results';

const WORD = /\d+-minute|\d+-on-\d+/;

test('30-minute and 1-on-1 stay on one line on every page that prints them, however narrow', async ({
  page,
  request,
}) => {
  const result = await storeResult(request, { currentChallenges: ['Team & Delegation'] });
  const indexed = PAGES.filter(({ index }) => index).map(({ path }) => path);
  const broken: string[] = [];
  let seen = 0;
  for (const path of [...indexed, `/diagnostic/results/${result}`]) {
    const html = await (await request.get(path)).text();
    if (!WORD.test(/<main.*<\/main>/s.exec(html)?.[0] ?? '')) continue;
    await page.goto(path);
    const { all, apart } = await page.getByRole('main').evaluate((main, word) => {
      for (const element of main.querySelectorAll<HTMLElement>('*'))
        element.style.setProperty('inline-size', 'min-content', 'important');
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found = { all: 0, apart: [] as string[] };
      while (texts.nextNode()) {
        const text = texts.currentNode.textContent!;
        for (const { 0: one, index } of text.matchAll(new RegExp(word, 'g'))) {
          const range = new Range();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + one.length);
          found.all++;
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.apart.push(text);
        }
      }
      return found;
    }, WORD.source);
    seen += all;
    broken.push(...apart.map((text) => `${path}: ${text}`));
  }
  expect(broken).toEqual([]);
  expect(seen).toBeGreaterThan(6);
});
