import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../makers';
import { columnName, placeOf } from '@/lib/tools/rules/workbook/read-workbook';
import { unzip } from '../zip';
import { openBook, textsIn } from './cells';
import { fileOf } from './workbook';

/** The cells of a range on a sheet: 'Friday Count'!$D$7:$D$18. */
function cellsOf(range: string): { sheet: string; cells: string[] } {
  const [, sheet = '', from = '', to = from] =
    /^'?(.*?)'?!([A-Z]+\d+)(?::([A-Z]+\d+))?$/.exec(range.replaceAll('$', '')) ?? [];
  const [first, last] = [placeOf(from), placeOf(to)];
  const [wide, high] = [last.column - first.column + 1, last.row - first.row + 1];
  const cells = Array.from(
    { length: wide * high },
    (_, n) => `${columnName(first.column + (n % wide))}${first.row + Math.floor(n / wide)}`,
  );
  return { sheet, cells };
}

describe.each(EXAMPLES.map((maker) => [maker.name, maker] as const))('%s', (_, { slug, name }) => {
  test('has no chart whose legend names what nobody uses', async () => {
    const texts = textsIn(await openBook(slug, name));
    const legends = [...unzip(readFileSync(fileOf(slug, name)))].filter(
      ([file, xml]) => file.startsWith('xl/charts/chart') && xml.includes('<legend>'),
    );
    for (const [file, xml] of legends)
      for (const [series] of xml.toString().matchAll(/<ser>.*?<\/ser>/gs)) {
        const [, range = ''] = /<(?:val|yVal)>.*?<f>([^<]*)<\/f>/s.exec(series) ?? [];
        const { sheet, cells } = cellsOf(range.replaceAll('&apos;', "'").replaceAll('&#39;', "'"));
        const drawn = cells.filter((cell) => texts.get(sheet)?.get(cell));
        expect(drawn.length, `${file}: ${range}`).toBeGreaterThan(0);
      }
  });
});
