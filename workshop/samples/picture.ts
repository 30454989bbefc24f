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

/** A sheet is shown larger than it prints, from its first cell on, so that a figure can be read. */
const CLOSE = { width: 1180, left: 36, top: 40 };

/**
 * The upper part of one page as a small picture, all of them of one size.
 * @param page its number, or the name of a sheet, as it stands in the footer
 */
export async function pictureOf(pdf: string, page: number | string): Promise<Buffer> {
  const number = String(typeof page === 'number' ? page : pageOf(pdf, page));
  const view = typeof page === 'number' ? { width: SAMPLE_SIZE.width, left: 0, top: 0 } : CLOSE;
  const png = execFileSync(
    'pdftoppm',
    ['-png', '-f', number, '-l', number, '-scale-to-x', String(view.width), '-scale-to-y', '-1', pdf],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { height: drawn } = await sharp(png).metadata();
  const missing = Math.max(0, view.top + SAMPLE_SIZE.height - drawn);
  // A slide is lower than a page: paper above and below.
  const filled = await sharp(png)
    .extend({
      top: Math.floor(missing / 2),
      bottom: Math.ceil(missing / 2),
      background: PALETTE.paper.DEFAULT,
    })
    .toBuffer();
  return sharp(filled)
    .extract({ left: view.left, top: view.top, ...SAMPLE_SIZE })
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
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
