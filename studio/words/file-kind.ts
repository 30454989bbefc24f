import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { MEDIA_TYPES } from '@/lib/shop/rules/product-file';

type Ending = keyof typeof MEDIA_TYPES;

type Ends = { head: Buffer; tail: Buffer };

const begins =
  (text: string, at = 0) =>
  ({ head }: Ends) =>
    head.toString('latin1', at, at + text.length) === text;
const ZIP = begins('PK\x03\x04');
/** An archive lists at its end what is in it; this is in every file of Office's kinds, and in no other. */
const office = (ends: Ends) => ZIP(ends) && ends.tail.includes('[Content_Types].xml');
const text = ({ head }: Ends) => !head.includes(0);

const LOOKS: Record<Ending, (ends: Ends) => boolean> = {
  ...{ xlsx: office, docx: office, pptx: office, html: text, txt: text, csv: text },
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

/** Whether a file is of the kind that an ending says, by how it begins and ends. */
export function isOfKind(file: string, ending: Ending): boolean {
  const opened = openSync(file, 'r');
  const part = (length: number, at: number) => {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(opened, bytes, 0, length, at));
  };
  try {
    const { size } = fstatSync(opened);
    return LOOKS[ending]({ head: part(HEAD, 0), tail: part(TAIL, Math.max(0, size - TAIL)) });
  } finally {
    closeSync(opened);
  }
}
