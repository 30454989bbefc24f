import type { ReactNode } from 'react';
import { Document, Page, Text, View, renderToBuffer } from '@react-pdf/renderer';
import { Blocks } from './blocks';
import { registerFonts } from './fonts';
import { parseGuide } from './html';
import { LOOK } from './look';
import { MADE_ON } from '../sheet/book';

const madeOn = new Date(MADE_ON);

type Facts = { title: string; tool: string };
type Layout = { landscape?: boolean; footer: ReactNode };

/** A guide, written as HTML, as a PDF for print on US letter paper. */
export const guidePdf = (html: string, facts: Facts): Promise<Buffer> =>
  pdfOf(html, facts, {
    footer: (
      <Text render={({ pageNumber, totalPages }) => `${facts.title}   ${pageNumber} / ${totalPages}`} />
    ),
  });

/** @param html a guide's, or what is written in the same pieces */
export async function pdfOf(html: string, { title, tool }: Facts, layout: Layout): Promise<Buffer> {
  await registerFonts();
  return renderToBuffer(
    <Document
      title={`${title} - ${tool}`}
      author={tool}
      language="en-US"
      creationDate={madeOn}
      modificationDate={madeOn}
    >
      <Page size="LETTER" orientation={layout.landscape ? 'landscape' : 'portrait'} style={LOOK.page}>
        <Blocks nodes={parseGuide(html).children} />
        <View fixed style={LOOK.footer}>
          {layout.footer}
        </View>
      </Page>
    </Document>,
  );
}
