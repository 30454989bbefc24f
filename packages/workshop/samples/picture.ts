import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { type Box, PIXELS_PER_POINT, SAMPLE_LIMITS } from '@/lib/shop/rules/product-file';

/** Where pictures are made: an empty folder, and the list of fonts in it. */
export type Bench = { folder: string; fonts: string };

/** A file as a PDF, laid out by LibreOffice as it would print it. */
export function asPdf(file: string, { folder, fonts }: Bench): string {
  if (file.endsWith('.pdf')) return file;
  execFileSync(
    process.env.SOFFICE ?? 'soffice',
    [
      '--headless',
      '--norestore',
      `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`,
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      file,
    ],
    { env: { ...process.env, FONTCONFIG_FILE: fonts, HOME: folder }, stdio: 'ignore', timeout: 120_000 },
  );
  return path.join(folder, `${path.parse(file).name}.pdf`);
}

const DPI = 96 * PIXELS_PER_POINT;

/** White around a range of cells. */
const EDGE = 12 * PIXELS_PER_POINT;
const WEBP = { quality: 72, effort: 6 };

/**
 * A part of a page of a PDF, in its full size and sharp on a fine screen, or a range of cells that fills its
 * page, with white around it; or the whole page. What is wider than the page of the site is made smaller.
 * @throws Error where the part reaches beyond the page
 */
export async function pictureOf(
  pdf: string,
  page = 1,
  shown: Box | 'cells' | 'page' = 'cells',
): Promise<Buffer> {
  const png = execFileSync(
    'pdftoppm',
    ['-png', '-singlefile', '-f', String(page), '-l', String(page), '-r', String(DPI), pdf],
    { maxBuffer: 128 * 1024 * 1024 },
  );
  const picture = sharp(png).flatten({ background: '#ffffff' });
  const widest = SAMPLE_LIMITS.width * PIXELS_PER_POINT;
  if (shown === 'page') {
    const { width, height } = await picture.metadata();
    const high = 2 * Math.round((height * widest) / width / 2);
    return picture.resize(widest, high, { fit: 'fill' }).webp(WEBP).toBuffer();
  }
  if (shown === 'cells')
    picture.trim({ background: '#ffffff' }).resize({ width: widest - 2 * EDGE, withoutEnlargement: true });
  else {
    const [left, top, width, height] = [shown.left, shown.top, shown.width, shown.height].map(
      (length) => length * PIXELS_PER_POINT,
    ) as [number, number, number, number];
    picture.extract({ left, top, width, height });
  }
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  const [right, bottom] = [EDGE + (info.width % 2), EDGE + (info.height % 2)];
  return sharp(data)
    .extend({ left: EDGE, top: EDGE, right, bottom, background: '#ffffff' })
    .webp(WEBP)
    .toBuffer();
}
