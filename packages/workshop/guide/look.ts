import { BOB } from '@/lib/kernel/bob-shape';
import { PALETTE } from '@/lib/kernel/palette';

const { ink, brass, control, paper } = PALETTE;
const stroke = `fill="none" stroke="${brass.deep}" stroke-width="2"`;
const bob = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOB.viewBox}"><path d="${BOB.hook}" ${stroke}/><circle cx="${BOB.ring.cx}" cy="${BOB.ring.cy}" r="${BOB.ring.r}" ${stroke}/><path d="${BOB.neck}${BOB.weight}" fill="${brass.DEFAULT}" stroke="${brass.deep}" stroke-width="2"/></svg>`;
const image = (svg: string) => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;

/** As wide as A4 and as high as US letter, or the same on its side: either prints it in its own size. */
const SIZES = { portrait: '210mm 279.4mm', landscape: '279.4mm 210mm', phone: '98mm 1000mm' };
const MARGINS = { portrait: '14mm 17mm 17mm 12mm', landscape: '10mm 12mm 14mm 9mm', phone: '0 2mm 0 0' };
/** What a form fills: the room between the margins, and a little less, so that rounding makes no page. */
const SHEETS = { portrait: '243mm', landscape: '181mm', phone: '0' };

export type Paper = keyof typeof SIZES;

/** `size` of the text in points. */
type Setting = { foot: string; numbered: boolean; size: number };

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/**
 * How a guide looks on paper. One cord runs down all pages and
 * ends in the bob.
 */
export const look = (on: Paper, { foot, numbered, size }: Setting): string => `
@page {
  size: ${SIZES[on]};
  margin: ${MARGINS[on]};
  @bottom-left { content: ${quoted(foot)}; padding-left: 10mm; font: 8pt "Public Sans"; color: ${ink.muted}; }
  @bottom-right { content: ${numbered ? 'counter(page) " / " counter(pages)' : '""'}; font: 8pt "Public Sans"; color: ${ink.muted}; }
}
* { box-sizing: border-box; }
body { margin: 0; font: ${size}pt/1.4 "Public Sans"; color: ${ink.DEFAULT}; hyphens: manual; }
main { position: relative; margin-left: 3mm; padding: 0 0.75pt 4mm 7mm; border-left: 0.75pt solid ${brass.DEFAULT}; }
main::after { position: absolute; bottom: 0; left: -2.7mm; width: 5mm; height: 9.4mm; background: #fff ${image(bob)} center / contain no-repeat; content: ""; }
h1, h2, h3 { margin: 0; font: 500 24pt/1.15 Brygada; break-after: avoid; break-inside: avoid; }
h1 { margin-bottom: 9pt; }
h2 { margin: 11pt 0 5pt; padding-top: 6pt; border-top: 0.75pt solid ${ink.DEFAULT}; font-size: 15pt; line-height: 1.2; }
h3 { margin: 9pt 0 5pt; font-size: 12.5pt; line-height: 1.2; }
.page { break-before: page; }
.page > h2:first-child { margin-top: 0; }
.sheet { display: flex; flex-direction: column; min-height: ${SHEETS[on]}; }
.rows { display: grid; flex: var(--rows) 0 auto; max-height: calc(var(--rows) * 44pt); margin-bottom: 9pt; }
.rows > table { margin: 0; }
.rows thead tr { height: 1px; }
p, ul, ol { margin: 0 0 5pt; }
p, li { orphans: 2; widows: 2; }
b { font-weight: 700; }
.tool { margin-bottom: 2pt; color: ${brass.deep}; font-weight: 700; }
.say { font-style: italic; }
.at { padding: 0 2pt; background: ${paper.DEFAULT}; font-weight: 700; }
.time { padding: 6pt 8pt; border: 1pt solid ${ink.DEFAULT}; break-inside: avoid; }
.example { margin: 0 0 8pt; padding: 7pt 10pt 1pt; border-left: 2.25pt solid ${brass.DEFAULT}; background: #f7f4ec; break-inside: avoid; }
ul, ol { padding-left: 16pt; }
li { margin-bottom: 2.5pt; padding-left: 2pt; break-inside: avoid; }
table:has(> col) { table-layout: fixed; }
.check { padding-left: 0; list-style: none; }
.check li { padding-left: 18pt; text-indent: -18pt; }
.check li::before { display: inline-block; width: 9pt; height: 9pt; margin-right: 9pt; border: 1pt solid ${ink.DEFAULT}; vertical-align: -0.5pt; content: ""; }
table { width: 100%; margin: 0 0 9pt; border-collapse: collapse; font-size: 0.9em; line-height: 1.35; break-inside: avoid; }
th, td { padding: 3.5pt 4pt; border: 0.75pt solid ${control}; text-align: left; vertical-align: top; }
th { background: ${paper.DEFAULT}; font-weight: 700; }
tr { break-inside: avoid; }
.blank td, .blank tbody th { height: 21.5pt; }
td:has(> .field) { padding: 0; }
.field { display: block; height: 100%; min-height: 21.5pt; }
.box { width: 14pt; height: 14pt; margin: 3.5pt auto; border: 0.75pt solid ${control}; }
.box .field { min-height: 0; }
.line { flex: 1 0 23pt; max-height: 40pt; margin: 0; border-bottom: 0.75pt solid ${control}; }
.line:has(+ :not(.line)) { margin-bottom: 9pt; }
figure { margin: 4pt 0 9pt; break-inside: avoid; }
figure img { display: block; width: auto; max-width: 100%; height: auto; border: 0.75pt solid ${control}; }
figcaption { margin-top: 3pt; font-size: 8.5pt; color: ${ink.muted}; }
`;
