import { guidePdf, type GuideFacts } from './pdf';

/**
 * A form to print and fill in by hand: written like a guide, in the same pieces.
 * @param main what stands in its <main>
 */
export const formPdf = (main: string, facts: GuideFacts): Promise<Buffer> =>
  guidePdf(`<main><p class="tool">${facts.tool}</p><h1>${facts.title}</h1>${main}</main>`, facts);

/** Empty rows of a table, for a hand. @param widths of its columns in percent: "40 20 40" */
export const blankTable = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  widths?: string,
): string =>
  `<table class="${widths ? `blank ${widths}` : 'blank'}"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${heads.map((_, index) => `<td>${row[index] ?? ''}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

/** What a person replaces, such as [the day]. */
export const fill = (text: string): string => `<i class="fill">[${text}]</i>`;

/** So many rows with nothing in them. */
export const emptyRows = (count: number): string[][] => Array.from({ length: count }, () => []);
