import { getDocumentProxy } from 'unpdf';
import { expect, test, vi } from 'vitest';
import { blankTable, emptyRows, formPdf } from '@/workshop/guide/forms';

const FACTS = { tool: 'A Tool', title: 'A form' };

/** What stands on each page, line by line from its top, and the fields that can be filled in. */
async function pagesOf(main: string) {
  const pdf = await getDocumentProxy(new Uint8Array(await formPdf(main, FACTS)));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const fields = (await page.getAnnotations()) as { fieldName: string; checkBox?: boolean }[];
      return { lines: items.map((item) => ('str' in item ? item.str.trim() : '')).filter(Boolean), fields };
    }),
  );
}

test('each page of several says which of how many it is', async () => {
  const pages = await pagesOf('<p>One</p><h2 class="page">Two</h2>');
  expect(pages.map(({ lines }) => lines.at(-1))).toEqual(['1 / 2', '2 / 2']);
});

test('a heading stands on the page of the table below it, and the table on one page', async () => {
  const filled = '<p>Text</p>'.repeat(28);
  const pages = await pagesOf(`${filled}<h2>Heading</h2>${blankTable(['Head'], [['first'], ['last']])}`);
  expect(pages[0]!.lines).not.toContain('Heading');
  expect(pages[1]!.lines).toEqual(['Heading', 'Head', 'first', 'last', 'A Tool', 'A form', '2 / 2']);
});

test('what is left empty can be typed into, each by a name of its own, a cross is ticked', async () => {
  const crosses = '<td class="cross"></td>'.repeat(2);
  const [page] = await pagesOf(
    `${blankTable(['No.', 'What'], [['1'], ['2']])}${blankTable(['What'], emptyRows(1))}<p class="line"></p>
     <table class="blank"><thead><tr><th>Yes</th><th>No</th></tr></thead><tbody><tr>${crosses}</tr></tbody></table>`,
  );
  const names = page!.fields.map(({ fieldName }) => fieldName);
  expect(names.slice(0, 2)).toEqual(['What 1 (2)', 'What 2 (2)']);
  expect(new Set(names).size).toBe(6);
  expect(page!.fields.map(({ checkBox }) => Boolean(checkBox))).toEqual([
    ...[false, false, false, false],
    ...[true, true],
  ]);
});

test('what is typed has a font with all letters, and not the one cut for this text', async () => {
  const pdf = (await formPdf(blankTable(['Head'], emptyRows(2)), FACTS)).toString('latin1');
  const fields = pdf.match(/\/FT \/Tx.*?endobj/gs)!;
  expect(fields).toHaveLength(2);
  for (const field of fields) expect(field).not.toContain('/DA');
  expect(pdf).toMatch(/\/BaseFont \/Helvetica$/m);
});

test('a form is the same bytes on any day', async () => {
  const main = blankTable(['Head'], emptyRows(1));
  const first = await formPdf(main, FACTS);
  vi.useFakeTimers({ now: new Date('2031-05-06T07:08:09Z'), toFake: ['Date'] });
  try {
    expect((await formPdf(main, FACTS)).equals(first)).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
