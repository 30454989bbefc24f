/**
 * A JPEG: its size in pixels, and its bytes without what cameras and programs write into it, such as the
 * place and the time.
 */
type Jpeg = { width: number; height: number; bare: Buffer };

const BEGINS = 0xffd8;
const SCAN = 0xda;
/** Exif and XMP, Photoshop's block, and comments. */
const TELLING = [0xe1, 0xed, 0xfe];
/** Of this range all but three say how large the picture is. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** @returns undefined for what is no JPEG, or is broken off before its picture begins */
export function readJpeg(bytes: Buffer): Jpeg | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== BEGINS) return undefined;
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!;
    if (marker === SCAN) return size && { ...size, bare: Buffer.concat([...kept, bytes.subarray(at)]) };
    if (isFrame(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (!TELLING.includes(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}
