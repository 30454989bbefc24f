import { Document, Page, Text, View, renderToBuffer } from '@react-pdf/renderer';
import { Blocks } from './blocks';
import { registerFonts } from './fonts';
import { parseGuide } from './html';
import { LOOK } from './look';
import { MADE_ON } from './pdf';

export type FormFacts = { tool: string; title: string; landscape?: boolean };

/** A form to print and fill in by hand: written like a guide, in the same pieces. @param main what stands in its <main> */
export async function formPdf(main: string, { tool, title, landscape }: FormFacts): Promise<Buffer> {
  await registerFonts();
  const guide = parseGuide(`<main><p class="tool">${tool}</p><h1>${title}</h1>${main}</main>`);
  return renderToBuffer(
    <Document
      title={`${title} - ${tool}`}
      author={tool}
      language="en-US"
      creationDate={MADE_ON}
      modificationDate={MADE_ON}
    >
      <Page size="LETTER" orientation={landscape ? 'landscape' : 'portrait'} style={LOOK.page}>
        <Blocks nodes={guide.children} />
        <View fixed style={LOOK.footer}>
          <Text>{`${tool}   ${title}`}</Text>
        </View>
      </Page>
    </Document>,
  );
}

/** Empty rows of a table, for a hand. @param widths of its columns in percent: "40 20 40" */
export const blankTable = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  widths?: string,
): string =>
  `<table class="${widths ? `blank ${widths}` : 'blank'}"><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${heads.map((_, index) => `<td>${row[index] ?? ''}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

/** So many rows with nothing in them. */
export const emptyRows = (count: number): string[][] => Array.from({ length: count }, () => []);
