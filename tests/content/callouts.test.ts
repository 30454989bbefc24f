import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { onPhone, sampleFile } from '@/lib/shop/rules/product-file';
import { CONTENT } from '@/tests/support/content';

/** Half a dot, in pixels of a picture that a wide screen makes smaller, and of one for phones. */
const RADII = { wide: 16, phone: 8 };
/** From the left edge of the picture to the middle of a dot beside it. */
const BESIDE = -6;
/** Grid lines and tints differ by less. */
const FAINT = 64;

const pictures = loadContent(CONTENT).products.flatMap(({ slug, samples = [] }) =>
  samples.flatMap(({ picture, width, onPhone: phone, callouts }) => [
    {
      name: `${slug}/${picture}`,
      slug,
      picture,
      width,
      radius: RADII.wide,
      dots: callouts.map(({ at }) => at),
    },
    ...(phone
      ? [
          {
            ...{ name: `${slug}/${onPhone(picture)}`, slug, picture: onPhone(picture), width: phone.width },
            ...{ radius: RADII.phone, dots: callouts.map((callout) => callout.phone!) },
          },
        ]
      : []),
  ]),
);

test.each(pictures)('no dot on $name covers a word', async ({ slug, picture, width, radius, dots }) => {
  const file = join(CONTENT, 'products', slug, 'samples', sampleFile(picture));
  const { data, info } = await sharp(file)
    .resize(width)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const covering = dots.filter(([x, y]) => strokes(x || BESIDE, y) > 1);
  expect(covering).toEqual([]);

  /** How often lines through the dot, across and down, turn from dark to light: more than once in a word. */
  function strokes(x: number, y: number): number {
    const across = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
    const at = (dx: number, dy: number) =>
      x + dx < 0 || dx * dx + dy * dy > radius * radius ? undefined : data[(y + dy) * info.width + x + dx];
    const rows = across.map((dy) => across.map((dx) => at(dx, dy)));
    const columns = across.map((dx) => across.map((dy) => at(dx, dy)));
    const shades = rows.flat().filter((shade) => shade !== undefined);
    const [dark, light] = [Math.min(...shades), Math.max(...shades)];
    if (light - dark <= FAINT) return 0;
    const isLight = (shade: number) => shade > (dark + light) / 2;
    const turns = (line: (number | undefined)[]) =>
      line
        .filter((shade) => shade !== undefined)
        .filter((shade, i, all) => i > 0 && isLight(shade) !== isLight(all[i - 1]!)).length;
    return Math.min(Math.max(...rows.map(turns)), Math.max(...columns.map(turns)));
  }
});
