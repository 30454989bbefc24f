import { Document, Page, Text, renderToBuffer } from '@react-pdf/renderer';
import { Blocks } from './blocks';
import { registerFonts } from './fonts';
import { parseGuide } from './html';
import { LOOK } from './look';
import { MADE_ON } from '../sheet/book';

const madeOn = new Date(MADE_ON);

type Facts = { title: string; tool: string; landscape?: boolean };

/**
 * A guide, written as HTML, as a PDF for print on US letter paper.
 * @param html a guide's, or what is written in the same pieces
 */
export async function guidePdf(html: string, { title, tool, landscape }: Facts): Promise<Buffer> {
  await registerFonts();
  return renderToBuffer(
    <Document
      title={`${title} - ${tool}`}
      author={tool}
      language="en-US"
      creationDate={madeOn}
      modificationDate={madeOn}
    >
      <Page size="LETTER" orientation={landscape ? 'landscape' : 'portrait'} style={LOOK.page}>
        <Blocks nodes={parseGuide(html).children} />
        <Text
          fixed
          style={LOOK.footer}
          render={({ pageNumber, totalPages }) =>
            totalPages > 1 ? `${tool}   ${title}   ${pageNumber} / ${totalPages}` : `${tool}   ${title}`
          }
        />
      </Page>
    </Document>,
  );
}
