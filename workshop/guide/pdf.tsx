import { Document, Page, Text, View, renderToBuffer } from '@react-pdf/renderer';
import { Blocks } from './blocks';
import { registerFonts } from './fonts';
import { parseGuide } from './html';
import { LOOK } from './look';

/** A day for the properties that is always the same, so that the bytes are. */
export const MADE_ON = new Date('2025-01-01T00:00:00Z');

/** A guide, written as HTML, as a PDF for print on US letter paper. */
export async function guidePdf(html: string, facts: { title: string; tool: string }): Promise<Buffer> {
  await registerFonts();
  const { title, tool } = facts;
  return renderToBuffer(
    <Document
      title={`${title} - ${tool}`}
      author={tool}
      language="en-US"
      creationDate={MADE_ON}
      modificationDate={MADE_ON}
    >
      <Page size="LETTER" style={LOOK.page}>
        <Blocks nodes={parseGuide(html).children} />
        <View fixed style={LOOK.footer}>
          <Text render={({ pageNumber, totalPages }) => `${title}   ${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>,
  );
}
