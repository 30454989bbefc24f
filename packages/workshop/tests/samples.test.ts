import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  MOST_SAMPLE_BYTES,
  PHONE_WIDTH,
  PIXELS_PER_POINT,
  SAMPLE_LIMITS,
} from '@/lib/shop/rules/product-file';
import { PRODUCTS } from '../facts';
import { readHashes } from '../made';
import { samplesOf, SHOWN } from '../samples/samples';
import { placeOf } from '@/lib/tools/rules/workbook/read-workbook';
import { unzip } from '../zip';

const slugs = readdirSync(PRODUCTS);
const samples = slugs.flatMap(samplesOf);

test('each sample picture shows its file, and what is typed into it, as they are now', () => {
  const wanted = Object.fromEntries(samples.map(({ key, shows }) => [key, shows]));
  expect(readHashes(SHOWN), 'npm run files makes them anew').toEqual(wanted);
});

test.each(samples.map(({ key, phone }) => [key, phone ? PHONE_WIDTH : SAMPLE_LIMITS.width] as const))(
  '%s fits beside its callouts or on a phone, is twice as fine, and small',
  async (key, widest) => {
    const file = path.join(PRODUCTS, key);
    const { format, width, height } = await sharp(readFileSync(file)).metadata();
    expect(format).toBe('webp');
    expect(width / PIXELS_PER_POINT).toBeLessThanOrEqual(widest);
    expect(height / PIXELS_PER_POINT).toBeLessThanOrEqual(SAMPLE_LIMITS.height);
    expect([width % PIXELS_PER_POINT, height % PIXELS_PER_POINT]).toEqual([0, 0]);
    expect(statSync(file).size).toBeLessThanOrEqual(MOST_SAMPLE_BYTES);
  },
);

/** The cells over which charts begin, by the names of the sheets. */
function chartsIn(workbook: string): Record<string, { column: number; row: number }[]> {
  const parts = unzip(readFileSync(workbook));
  const text = (part: string) => parts.get(part)?.toString() ?? '';
  const names = [...text('xl/workbook.xml').matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name!);
  const charts = names.map((name, index) => {
    const [, drawing = ''] =
      /drawings\/(drawing\d+\.xml)/.exec(text(`xl/worksheets/_rels/sheet${index + 1}.xml.rels`)) ?? [];
    const anchors = text(`xl/drawings/${drawing}`).matchAll(
      /<xdr:from><xdr:col>(\d+)<\/xdr:col>.*?<xdr:row>(\d+)<\/xdr:row>/g,
    );
    return [name, [...anchors].map(([, column, row]) => ({ column: +column! + 1, row: +row! + 1 }))] as const;
  });
  return Object.fromEntries(charts.filter(([, all]) => all.length > 0));
}

// The kit's workbook has none, and neither has a playbook.
const WITHOUT_CHARTS = ['okr-workshop-facilitator-kit', 'complete-strategy-toolbox'];

// A product whose pictures were given, or that has none, shows what its firm wants to show.
const drawn = slugs.filter((slug) => samplesOf(slug).length > 0);

test.each(drawn.filter((slug) => !WITHOUT_CHARTS.includes(slug)))(
  'one of the first two samples of %s is a chart, whole',
  (slug) => {
    const charts = samplesOf(slug)
      .filter(({ phone }) => !phone)
      .slice(0, 2)
      .flatMap(({ part, file }) => {
        const { sheet = '', cells = '' } = part as { sheet?: string; cells?: string };
        const [from, to] = cells.split(':').map(placeOf);
        return (chartsIn(file)[sheet] ?? []).filter(
          ({ column, row }) =>
            column >= from!.column && column <= to!.column && row >= from!.row && row <= to!.row,
        );
      });
    expect(charts).toHaveLength(1);
  },
);

test.each(WITHOUT_CHARTS)('no workbook of %s has a chart', (slug) => {
  for (const { file } of samplesOf(slug).filter(({ file }) => file.endsWith('.xlsx')))
    expect(chartsIn(file)).toEqual({});
});
