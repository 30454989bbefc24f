import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { PALETTE } from '@/components/ui/palette';
import { SAMPLE_SIZE } from '@/lib/content/samples';

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

/**
 * The upper part of one page as a small picture, all of them of one size.
 * @param page its number, or the name of a sheet, as it stands in the footer
 */
export async function pictureOf(pdf: string, page: number | string): Promise<Buffer> {
  const picture =
    typeof page === 'number' ? await upperPart(pdf, page) : await closeUp(pdf, pageOf(pdf, page));
  return sharp(picture).webp({ quality: 80, effort: 6 }).toBuffer();
}

const { width: WIDTH, height: HEIGHT } = SAMPLE_SIZE;

async function upperPart(pdf: string, page: number): Promise<Buffer> {
  const png = draw(pdf, page, WIDTH);
  const { height } = await sharp(png).metadata();
  const missing = Math.max(0, HEIGHT - height);
  // A slide is lower than a page: paper above and below.
  const filled = await sharp(png)
    .extend({
      top: Math.floor(missing / 2),
      bottom: Math.ceil(missing / 2),
      background: PALETTE.paper.DEFAULT,
    })
    .toBuffer();
  return sharp(filled).extract({ left: 0, top: 0, width: WIDTH, height: HEIGHT }).toBuffer();
}

/** Around a sheet, in pixels. */
const MARGIN = 28;
/** A wide sheet is cut off at the right rather than shown too small to read: at least a half of it is seen. */
const MOST_SEEN = 2;

/** A sheet from its first cell on, as large as its height allows, without the white paper below it. */
async function closeUp(pdf: string, page: number): Promise<Buffer> {
  const png = draw(pdf, page, 3000);
  const { width: drawn, height } = await sharp(png).metadata();
  const withoutFooter = await sharp(png)
    .extract({ left: 0, top: 0, width: drawn, height: Math.floor(height * 0.92) })
    .toBuffer();
  const { data, info } = await sharp(withoutFooter).trim().toBuffer({ resolveWithObject: true });
  const room = { width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN };
  const whole = room.width / info.width;
  const scale = Math.max(whole, Math.min(room.height / info.height, whole * MOST_SEEN));
  const sheet = await sharp(data)
    .resize({ width: Math.round(info.width * scale) })
    .toBuffer();
  const side = { top: MARGIN, left: MARGIN, bottom: HEIGHT, right: WIDTH, background: '#ffffff' };
  const framed = await sharp(sheet).flatten({ background: '#ffffff' }).extend(side).toBuffer();
  return sharp(framed).extract({ left: 0, top: 0, width: WIDTH, height: HEIGHT }).toBuffer();
}

/** One page as PNG. @param width in pixels */
function draw(pdf: string, page: number, width: number): Buffer {
  return execFileSync(
    'pdftoppm',
    ['-png', '-f', String(page), '-l', String(page), '-scale-to-x', String(width), '-scale-to-y', '-1', pdf],
    { maxBuffer: 64 * 1024 * 1024 },
  );
}

function pageOf(pdf: string, sheet: string): number {
  const pages = execFileSync('pdftotext', ['-layout', pdf, '-']).toString().split('\f');
  // The three texts of a footer stand on one line, or on three.
  const footerOf = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .slice(-3)
      .join('  ')
      .split(/\s{2,}/);
  const index = pages.findIndex((text) => footerOf(text).includes(sheet));
  if (index < 0) throw new Error(`${path.basename(pdf)} has no page of the sheet "${sheet}".`);
  return index + 1;
}
