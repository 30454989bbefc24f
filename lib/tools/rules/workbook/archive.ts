/**
 * ZIP archives as workbooks are: read and written in a browser or by Node, with what both bring along. Files
 * that nobody changes keep their packed bytes, so that they stay the same to the last one.
 */

/** One file of an archive, as it lies there. */
type Packed = { name: string; method: number; crc: number; size: number; bytes: Uint8Array };

/** By name, in the order of the archive. */
export type Archive = Map<string, Packed>;

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;
/** Names are UTF-8. */
const UTF8 = 0x0800;
/** January 1, 1980: archives have no earlier day, and this one tells nothing. */
const NO_DAY = 0x0021;
/** How many bytes may still be unpacked of a workbook. */
type Budget = { left: number };

/**
 * No workbook of ours is a tenth of it, all its parts together; what is larger was made to fill a browser's
 * memory.
 */
export const budgetOfOne = (): Budget => ({ left: 64_000_000 });

/** @returns undefined for what is no archive, or a damaged one, or one with a password or beyond 4 GB */
export function openArchive(bytes: Uint8Array): Archive | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOf(view);
    return end === undefined ? undefined : entriesOf(bytes, view, end);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function endOf(view: DataView): number | undefined {
  const earliest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= earliest; at--) if (view.getUint32(at, true) === END) return at;
  return undefined;
}

function entriesOf(bytes: Uint8Array, view: DataView, end: number): Archive | undefined {
  const archive: Archive = new Map();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== CENTRAL) return undefined;
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [crc, packed, size] = [16, 20, 24].map((field) => view.getUint32(at + field, true));
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const local = view.getUint32(at + 42, true);
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const isOurs = (method === 0 || method === DEFLATED) && (flags & 1) === 0;
    if (!isOurs || from + packed! > bytes.length) return undefined;
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name!));
    const entry = { name: path, method, crc: crc!, size: size!, bytes: bytes.subarray(from, from + packed!) };
    if (!path.endsWith('/')) archive.set(path, entry);
    at += 46 + name! + extra! + comment!;
  }
  return archive;
}

/** A file of an archive that can't be unpacked, or is far too large. */
export class Damaged extends Error {}

/** What is in a file of an archive. @throws Damaged */
export async function unpack(entry: Packed, budget = budgetOfOne()): Promise<Uint8Array> {
  try {
    const count = (bytes: number) => spend(budget, bytes);
    if (entry.method !== 0) return await passed(entry.bytes, new DecompressionStream('deflate-raw'), count);
    count(entry.bytes.length);
    return entry.bytes;
  } catch (cause) {
    throw new Damaged(`${entry.name} can't be unpacked.`, { cause });
  }
}

function spend(budget: Budget, bytes: number): void {
  budget.left -= bytes;
  if (budget.left < 0) throw new RangeError('It is larger than a workbook is.');
}

/**
 * The text of a file of an archive; empty where there is no such file.
 * @throws Damaged, beyond the budget too
 */
export async function textOf(archive: Archive, name: string, budget: Budget): Promise<string> {
  const entry = archive.get(name);
  return entry ? new TextDecoder().decode(await unpack(entry, budget)) : '';
}

export async function pack(name: string, text: string): Promise<Packed> {
  const plain = new TextEncoder().encode(text);
  const bytes = await passed(plain, new CompressionStream('deflate-raw'));
  return { name, method: DEFLATED, crc: crcOf(plain), size: plain.length, bytes };
}

/** An archive of these files, in their order. */
export function archiveOf(archive: Archive): Uint8Array<ArrayBuffer> {
  const [local, central]: [Uint8Array[], Uint8Array[]] = [[], []];
  let at = 0;
  for (const entry of archive.values()) {
    const name = new TextEncoder().encode(entry.name);
    const head = fields([4, LOCAL], ...described(entry, name));
    local.push(head, name, entry.bytes);
    central.push(
      fields([4, CENTRAL], [2, 20], ...described(entry, name), [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      name,
    );
    at += head.length + name.length + entry.bytes.length;
  }
  const size = central.reduce((sum, { length }) => sum + length, 0);
  const count = archive.size;
  const end = fields([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, at], [2, 0]);
  return joined([...local, ...central, end]);
}

type Field = readonly [bytes: 2 | 4, value: number];

/** What both heads of a file say of it, from the version that is needed to the length of what is added. */
const described = ({ method, crc, size, bytes }: Packed, name: Uint8Array): Field[] => [
  [2, 20],
  [2, UTF8],
  [2, method],
  [2, 0],
  [2, NO_DAY],
  [4, crc],
  [4, bytes.length],
  [4, size],
  [2, name.length],
  [2, 0],
];

function fields(...all: Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(all.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of all) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** Bytes as they come out of a stream. @param count is told how many come, and may stop them with an error */
async function passed(
  bytes: Uint8Array,
  by: CompressionStream | DecompressionStream,
  count: (bytes: number) => void = () => undefined,
): Promise<Uint8Array> {
  const writer = by.writable.getWriter();
  // What goes wrong is thrown where it is read.
  void writer.write(bytes.slice()).catch(() => undefined);
  void writer.close().catch(() => undefined);
  const stream = by.readable.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const chunks: Uint8Array[] = [];
  for (let next = await stream.read(); !next.done; next = await stream.read()) {
    count(next.value.length);
    chunks.push(next.value);
  }
  return joined(chunks);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

function crcOf(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) crc = (crc >>> 8) ^ CRC[(crc ^ byte) & 0xff]!;
  return ~crc >>> 0;
}
