import { Document, Footer, Packer, PageNumber, PageOrientation, Paragraph, TabStopType, TextRun } from 'docx';
import { parseGuide } from '../guide/html';
import { MADE_BY } from '../facts';
import { withFixedDay } from '../zip';
import { blocks } from './blocks';
import { NUMBERING, PLUMB_LINE, STYLES, TEXT_WIDTH } from './look';

type DocumentFacts = {
  tool: string;
  title: string;
  /** What it is for, in its properties. */
  subject: string;
  landscape?: boolean;
};

const LETTER = { width: 12240, height: 15840 };
const MARGIN = { top: 1000, bottom: 1000, left: 1296, right: 1080, header: 500, footer: 500 };

/**
 * A document for Word, to be filled in on screen or printed: written like a guide, in the same pieces, and
 * the same bytes each time. `<i class="fill">[the day]</i>` is what a person replaces.
 * @param main what stands below the title
 */
export async function wordDocument(main: string, facts: DocumentFacts): Promise<Buffer> {
  const { tool, title, subject, landscape } = facts;
  const guide = parseGuide(`<main><p class="tool">${tool}</p><h1>${title}</h1>${main}</main>`);
  const orientation = landscape ? 'landscape' : 'portrait';
  const width = TEXT_WIDTH[orientation];
  const made = new Document({
    title: `${title} - ${tool}`,
    subject,
    creator: MADE_BY,
    lastModifiedBy: MADE_BY,
    styles: STYLES,
    numbering: NUMBERING,
    sections: [
      {
        properties: {
          page: {
            size: { ...LETTER, orientation: PageOrientation[landscape ? 'LANDSCAPE' : 'PORTRAIT'] },
            margin: MARGIN,
            borders: PLUMB_LINE,
          },
        },
        footers: { default: footer(`${tool}   ${title}`, width) },
        children: blocks(guide.children, { width, lists: { count: 0 } }),
      },
    ],
  });
  return withFixedDay(await Packer.toBuffer(made));
}

function footer(text: string, position: number): Footer {
  const pages = new TextRun({ children: ['\t', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] });
  const tabStops = [{ type: TabStopType.RIGHT, position }];
  return new Footer({
    children: [new Paragraph({ style: 'Foot', tabStops, children: [new TextRun(text), pages] })],
  });
}
