/**
 * A lossy WebP: its size in pixels, and its bytes without what else such a file may hold, such as a profile
 * or a place.
 */
type Webp = { width: number; height: number; bare: Buffer };

const HEAD = 12;
const CHUNK_HEAD = 8;
/** Of a whole picture, its kind and size stand in so many bytes. */
const FRAME_HEAD = 10;
/** What stands three bytes into each lossy picture. */
const BEGINS = 0x9d012a;

/** @returns undefined for what is no lossy WebP, or is broken off within its picture */
export function readWebp(bytes: Buffer): Webp | undefined {
  const name = (at: number) => bytes.toString('latin1', at, at + 4);
  if (bytes.length < HEAD || name(0) !== 'RIFF' || name(8) !== 'WEBP') return undefined;
  for (let at = HEAD; at + CHUNK_HEAD + FRAME_HEAD <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + CHUNK_HEAD + length;
    if (name(at) === 'VP8 ') {
      if (end > bytes.length || bytes.readUIntBE(at + 11, 3) !== BEGINS) return undefined;
      const tag = bytes.readUIntLE(at + CHUNK_HEAD, 3);
      // One that only says what has moved since another, or whose first part is longer than all of it.
      if (tag & 1 || tag >> 5 > length - FRAME_HEAD) return undefined;
      const [width = 0, height = 0] = [14, 16].map((from) => bytes.readUInt16LE(at + from) & 0x3fff);
      if (width === 0 || height === 0) return undefined;
      return { width, height, bare: alone(bytes.subarray(at, end)) };
    }
    // Each begins at an even place.
    at = end + (length % 2);
  }
  return undefined;
}

/** A file with this chunk and no other. */
function alone(chunk: Buffer): Buffer {
  const filled = Buffer.concat([Buffer.from('WEBP'), chunk, Buffer.alloc(chunk.length % 2)]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(filled.length, 4);
  return Buffer.concat([head, filled]);
}
