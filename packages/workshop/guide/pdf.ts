import { PDFDocument } from '@cantoo/pdf-lib';
import { MADE_BY, MADE_ON } from '../facts';
import { print } from './chromium';
import { finish } from './fields';
import { fontFaces } from './fonts';
import { look, type Paper } from './look';
import { parseGuide } from './html';
import { withPlaces } from './places';

/** In points. The small one is taken where it saves a page, of which little would be used. */
const SIZES = { usual: 10, small: 9.4 };

export type GuideFacts = { title: string; tool: string; paper?: Paper };

/**
 * A guide, written as HTML, as a tagged PDF for print, in a size that A4 and US letter paper have room for.
 * What it leaves empty can be filled in.
 * @param html a guide's, or what is written in the same pieces
 * @throws Error where it has no <main>
 */
export async function guidePdf(
  html: string,
  { title, tool, paper = 'portrait' }: GuideFacts,
): Promise<Buffer> {
  const main = withPlaces(parseGuide(html));
  const printed = async (numbered: boolean, size: number) => {
    const foot = `${tool}\u00a0\u00a0\u00a0 ${title}`;
    const style = look(paper, { foot, numbered, size });
    const page = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${title} - ${tool}</title><style>${await fontFaces()}${style}</style></head><body>${main}</body></html>`;
    return PDFDocument.load(await print(page), { updateMetadata: false });
  };
  const [usual, small] = [await printed(true, SIZES.usual), await printed(true, SIZES.small)];
  const size = small.getPageCount() < usual.getPageCount() ? 'small' : 'usual';
  const numbered = size === 'small' ? small : usual;
  // The page of a single one has no number.
  const pdf = numbered.getPageCount() > 1 ? numbered : await printed(false, SIZES[size]);
  return finish(pdf, { author: MADE_BY, on: new Date(MADE_ON) });
}
