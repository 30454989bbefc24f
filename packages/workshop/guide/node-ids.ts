import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

const NODE = /^node[0-9a-f]+$/i;

/**
 * Chromium names the heads of tables by numbers that differ from one printing to the next. Here they count
 * from 1 on, in the order of the text, and the tree of names is sorted by them, so that a guide is the same
 * each time.
 */
export function countNodesAnew(pdf: PDFDocument): void {
  const named: [name: string, element: PDFRef][] = [];
  for (const [ref, object] of pdf.context.enumerateIndirectObjects()) {
    const id = object instanceof PDFDict ? object.get(PDFName.of('ID')) : undefined;
    if (id instanceof PDFString && NODE.test(id.asString())) named.push([id.asString(), ref]);
  }
  if (named.length === 0) return;
  const anew = new Map(named.map(([name], index) => [name, `node${String(index + 1).padStart(8, '0')}`]));
  const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  drop(pdf, root.get(PDFName.of('IDTree')));
  for (const [, object] of pdf.context.enumerateIndirectObjects()) rename(object, anew);
  const names = named.flatMap(([name, element]) => [PDFString.of(anew.get(name)!), element]);
  root.set(PDFName.of('IDTree'), pdf.context.register(pdf.context.obj({ Names: names })));
}

/** Takes the old tree of names out, with what hangs from it. */
function drop(pdf: PDFDocument, tree: PDFObject | undefined): void {
  if (!(tree instanceof PDFRef)) return;
  const kids = pdf.context.lookup(tree, PDFDict).lookupMaybe(PDFName.of('Kids'), PDFArray);
  for (const kid of kids?.asArray() ?? []) drop(pdf, kid);
  pdf.context.delete(tree);
}

function rename(object: PDFObject, anew: ReadonlyMap<string, string>): void {
  const entries: [PDFObject, (name: PDFString) => void][] =
    object instanceof PDFDict
      ? object.entries().map(([key, value]) => [value, (name) => object.set(key, name)])
      : object instanceof PDFArray
        ? object.asArray().map((value, index) => [value, (name) => object.set(index, name)])
        : [];
  for (const [value, put] of entries) {
    const name = value instanceof PDFString ? anew.get(value.asString()) : undefined;
    if (name) put(PDFString.of(name));
    else rename(value, anew);
  }
}
