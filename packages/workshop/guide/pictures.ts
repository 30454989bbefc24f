import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PIXELS_PER_POINT, sampleFile } from '@/lib/shop/rules/product-file';
import { factsOf, PRODUCTS } from '../facts';
import { escaped } from './html';

/** What a guide needs of a sample of its product's page. */
type Sample = { picture: string; alt: string; caption: string };

/**
 * All pictures are shown in one scale, in which the widest fits into a page's text; and so fine that paper is
 * sharp.
 */
const SCALE = 0.72;
const SHARPNESS = 2;
const FIGURE = /<figure data-sample="([^"]*)"><\/figure>/g;

/**
 * A guide with its pictures as they are now: each `<figure data-sample="board">` gets the picture, the
 * alternative text and the caption of the sample that the product's page calls so. They are cut out of the
 * filled workbook (workshop/samples).
 * @throws Error where the page has no such sample
 */
export async function withPictures(html: string, slug: string): Promise<string> {
  const { samples = [] } = factsOf(slug) as { samples?: Sample[] };
  const figures = await Promise.all(
    [...html.matchAll(FIGURE)].map(async ([, name]) => {
      const sample = samples.find(({ picture }) => picture === name);
      if (!sample)
        throw new Error(
          `A guide of ${slug} shows the sample "${name}", and product.yaml has ${samples.map(({ picture }) => picture).join(', ') || 'none'}.`,
        );
      return figureOf(sample, path.join(PRODUCTS, slug, 'samples', sampleFile(sample.picture)));
    }),
  );
  return html.replace(FIGURE, () => figures.shift()!);
}

async function figureOf({ alt, caption }: Sample, file: string): Promise<string> {
  const image = sharp(readFileSync(file));
  const { width, height } = await image.metadata();
  const shown = (pixels: number) => Math.round((pixels / PIXELS_PER_POINT) * SCALE);
  const bytes = await image
    // A PDF takes this format as it is.
    .resize(shown(width) * SHARPNESS)
    .jpeg({ mozjpeg: true, quality: 72 })
    .toBuffer();
  const source = `data:image/jpeg;base64,${bytes.toString('base64')}`;
  return `<figure><img src="${source}" width="${shown(width)}" height="${shown(height)}" alt="${escaped(alt)}"><figcaption>${escaped(caption)}</figcaption></figure>`;
}
