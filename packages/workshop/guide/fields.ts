import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  type PDFRef,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { countNodesAnew } from './node-ids';
import { placeOf, type Place } from './places';

/** Multiline, of the flags of a text field. */
const MULTILINE = 1 << 12;
const APPEARANCE = '/Helv 9 Tf 0.11 0.125 0.153 rg';

/**
 * Makes what Chromium printed ready to be sold: links to a place become fields, each still where it is in the
 * structure tree; what repeats on each page is said to be none of the text; and it says who made it, on a day
 * that stays the same.
 */
export async function finish(
  pdf: PDFDocument,
  { author, on }: { author: string; on: Date },
): Promise<Buffer> {
  const fields = await fieldsOf(pdf);
  if (fields.size > 0) tagAsForm(pdf, fields);
  groupFigures(pdf);
  countNodesAnew(pdf);
  for (const page of pdf.getPages()) setApart(pdf, page.node.get(PDFName.of('Contents')) as PDFRef);
  pdf.setAuthor(author);
  pdf.setCreator('Chromium');
  pdf.setProducer('Skia/PDF, pdf-lib');
  pdf.setCreationDate(on);
  pdf.setModificationDate(on);
  return Buffer.from(await pdf.save({ addDefaultPage: false, updateFieldAppearances: false }));
}

/** Turns links into fields. @returns what was turned */
async function fieldsOf(pdf: PDFDocument): Promise<Set<PDFRef>> {
  const { context } = pdf;
  const found: [PDFRef, PDFDict, Place][] = [];
  for (const page of pdf.getPages()) {
    for (const ref of page.node.Annots()?.asArray() ?? []) {
      const annotation = context.lookup(ref, PDFDict);
      const uri = annotation.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI'), PDFString);
      const place = placeOf(uri?.decodeText() ?? '');
      if (!place) continue;
      annotation.set(PDFName.of('P'), page.ref);
      found.push([ref as PDFRef, annotation, place]);
    }
  }
  const marks = found.some(([, , { box }]) => box) ? crossOf(pdf) : undefined;
  for (const [, annotation, place] of found) fill(pdf, annotation, place, marks);
  if (found.length > 0) {
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    pdf.catalog.set(
      PDFName.of('AcroForm'),
      context.obj({
        Fields: found.map(([ref]) => ref),
        DR: { Font: { Helv: font.ref } },
        DA: PDFString.of(APPEARANCE),
      }),
    );
  }
  return new Set(found.map(([ref]) => ref));
}

function fill(pdf: PDFDocument, annotation: PDFDict, { name, label, box }: Place, marks?: PDFDict): void {
  annotation.delete(PDFName.of('A'));
  annotation.set(PDFName.of('Subtype'), PDFName.of('Widget'));
  annotation.set(PDFName.of('T'), PDFHexString.fromText(name));
  annotation.set(PDFName.of('TU'), PDFHexString.fromText(label));
  const rest = box
    ? { FT: 'Btn', V: 'Off', AS: 'Off', AP: { N: marks! } }
    : { FT: 'Tx', Ff: MULTILINE, DA: PDFString.of(APPEARANCE) };
  for (const [key, value] of Object.entries(rest))
    annotation.set(PDFName.of(key), pdf.context.obj(value as never));
}

/** How a box looks with its cross and without; its edges are printed. */
function crossOf(pdf: PDFDocument): PDFDict {
  const { context } = pdf;
  const drawn = (content: string) =>
    context.register(
      context.flateStream(content, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 14, 14] }),
    );
  return context.obj({
    Yes: drawn('0.11 0.125 0.153 RG 1.4 w 3 3 m 11 11 l 3 11 m 11 3 l S'),
    Off: drawn(''),
  });
}

/** In the structure tree, a field is a form, no link. */
function tagAsForm(pdf: PDFDocument, fields: ReadonlySet<PDFRef>): void {
  for (const [, element] of pdf.context.enumerateIndirectObjects()) {
    if (!(element instanceof PDFDict) || element.get(PDFName.of('S')) !== PDFName.of('Link')) continue;
    const held = element.get(PDFName.of('K'));
    const kids = held instanceof PDFArray ? held.asArray() : [held];
    const isField = kids.some(
      (kid) => kid instanceof PDFDict && fields.has(kid.get(PDFName.of('Obj')) as PDFRef),
    );
    if (isField) element.set(PDFName.of('S'), PDFName.of('Form'));
  }
}

/** What holds a picture and its caption is no picture itself, though Chromium calls it one. */
function groupFigures(pdf: PDFDocument): void {
  for (const [, element] of pdf.context.enumerateIndirectObjects()) {
    if (!(element instanceof PDFDict) || element.get(PDFName.of('S')) !== PDFName.of('Figure')) continue;
    if (!element.has(PDFName.of('Alt'))) element.set(PDFName.of('S'), PDFName.of('Div'));
  }
}

/**
 * Chromium draws what stands in the margins first and without a tag, which would leave open whether it is
 * text.
 */
function setApart(pdf: PDFDocument, contents: PDFRef): void {
  const stream = pdf.context.lookup(contents);
  if (!(stream instanceof PDFRawStream)) throw new Error('Chromium printed a page of several parts.');
  const drawn = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  const text = drawn.search(/^\/\w+ <<\/MCID 0 >>BDC$/m);
  if (text < 0) throw new Error('Chromium printed a page without tags.');
  const apart = `/Artifact <</Type /Pagination>>BDC\n${drawn.slice(0, text)}EMC\n${drawn.slice(text)}`;
  pdf.context.assign(contents, pdf.context.flateStream(Buffer.from(apart, 'latin1')));
}
