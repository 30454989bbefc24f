import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { MEDIA_TYPES } from '@/lib/shop/rules/product-file';

type Ending = keyof typeof MEDIA_TYPES;

type Ends = { head: Buffer; tail: Buffer };

const begins =
  (text: string, at = 0) =>
  ({ head }: Ends) =>
    head.toString('latin1', at, at + text.length) === text;
const TEXTS = { html: true, txt: true, csv: true } as const;
const isText = (ending: Ending): ending is keyof typeof TEXTS => Object.hasOwn(TEXTS, ending);

const ZIP = begins('PK\x03\x04');
/**
 * An archive lists at its end what is in it: in every file of Office's kinds this, and in no other, and a
 * part of its kind.
 */
const office = (part: string) => (ends: Ends) =>
  ZIP(ends) && [part, '[Content_Types].xml'].every((name) => ends.tail.includes(name));

/** Of text all of it is read: see `kindFault`. */
const LOOKS: Record<Exclude<Ending, keyof typeof TEXTS>, (ends: Ends) => boolean> = {
  ...{ xlsx: office('xl/workbook'), docx: office('word/document'), pptx: office('ppt/presentation') },
  zip: ZIP,
  pdf: begins('%PDF-'),
  png: begins('\x89PNG\r\n\x1a\n'),
  mp4: begins('ftyp', 4),
};

const HEAD = 4_096;
const TAIL = 256 * 1024;

/** The ending that a name has, where buyers may get such a file. */
export function soldEnding(name: string): Ending | undefined {
  const ending = path.extname(name).slice(1).toLowerCase();
  return Object.hasOwn(MEDIA_TYPES, ending) ? (ending as Ending) : undefined;
}

/** Why a file is not of the kind that its ending says, by how it begins and ends; undefined: it is. */
export function kindFault(file: string, ending: Ending): string | undefined {
  if (isText(ending)) {
    const bytes = readFileSync(file);
    return isUtf8(bytes) && !bytes.includes(0) ? undefined : 'is no text in UTF-8. Save it as UTF-8.';
  }
  const opened = openSync(file, 'r');
  const part = (length: number, at: number) => {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(opened, bytes, 0, length, at));
  };
  try {
    const { size } = fstatSync(opened);
    const ends = { head: part(HEAD, 0), tail: part(TAIL, Math.max(0, size - TAIL)) };
    return LOOKS[ending](ends) ? undefined : 'is of another kind.';
  } finally {
    closeSync(opened);
  }
}
