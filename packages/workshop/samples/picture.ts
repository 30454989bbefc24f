import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { type Box, PHONE_WIDTH, PIXELS_PER_POINT, SAMPLE_LIMITS } from '@/lib/shop/rules/product-file';

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

/** White around what is cut out. */
const EDGES = { wide: { x: 12, y: 12 }, phone: { x: 4, y: 6 } };
const WEBP = { quality: 72, effort: 6 };

/** `phone` makes it for a phone, where a part of a page is cut out as it is. */
type Shown = { page?: number; shown?: Box | 'cells' | 'page'; phone?: boolean };

/**
 * A part of a page of a PDF, in its full size and sharp on a fine screen, or a range of cells that fills its
 * page, with white around it; or the whole page. What is wider than there is room for is made smaller.
 * @throws Error where the part reaches beyond the page
 */
export async function pictureOf(pdf: string, { page = 1, shown = 'cells', phone }: Shown): Promise<Buffer> {
  const png = execFileSync(
    'pdftoppm',
    ['-png', '-singlefile', '-f', String(page), '-l', String(page), '-r', String(DPI), pdf],
    { maxBuffer: 128 * 1024 * 1024 },
  );
  const picture = sharp(png).flatten({ background: '#ffffff' });
  const widest = (phone ? PHONE_WIDTH : SAMPLE_LIMITS.width) * PIXELS_PER_POINT;
  if (shown === 'page') {
    const { width, height } = await picture.metadata();
    const high = 2 * Math.round((height * widest) / width / 2);
    return picture.resize(widest, high, { fit: 'fill' }).webp(WEBP).toBuffer();
  }
  if (shown === 'cells') picture.trim({ background: '#ffffff' });
  else {
    const [left, top, width, height] = [shown.left, shown.top, shown.width, shown.height].map(
      (length) => length * PIXELS_PER_POINT,
    ) as [number, number, number, number];
    picture.extract({ left, top, width, height });
  }
  const edges = EDGES[phone ? 'phone' : 'wide'];
  const [x, y] = [edges.x, edges.y].map((edge) =>
    phone && shown !== 'cells' ? 0 : edge * PIXELS_PER_POINT,
  ) as [number, number];
  picture.resize({ width: widest - 2 * x, withoutEnlargement: true });
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extend({
      ...{ left: x, top: y, right: x + (info.width % 2), bottom: y + (info.height % 2) },
      background: '#ffffff',
    })
    .webp(WEBP)
    .toBuffer();
}
