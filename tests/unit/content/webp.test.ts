import { beforeAll, expect, test } from 'vitest';
import { readWebp } from '@/lib/content/samples';
import { aPiece } from '@/tests/support/a-photo';

/**
 * Where its frame begins: a kind in three bytes, three that are always the same, width and height in two
 * each.
 */
const FRAME = 20;
let picture: Buffer;
beforeAll(async () => {
  picture = await aPiece().webp().toBuffer();
});

function read(change: (frame: Buffer) => void) {
  const bytes = Buffer.from(picture);
  change(bytes.subarray(FRAME));
  return readWebp(bytes);
}

test('a lossy WebP is read with its size', () => {
  expect(read(() => undefined)).toMatchObject({ width: 1200, height: 700, holdsMore: false });
});

test('what it holds beside its picture is seen', async () => {
  const telling = await aPiece()
    .webp()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toBuffer();
  expect(readWebp(telling)).toMatchObject({ width: 1200, height: 700, holdsMore: true });
  expect(readWebp(Buffer.concat([picture, Buffer.from('more')]))).toMatchObject({ holdsMore: true });
});

test.each<[string, (frame: Buffer) => void]>([
  ['a frame that needs one before it', (frame) => frame.writeUInt8(frame[0]! | 1, 0)],
  [
    'a first part that is longer than the picture',
    (frame) => frame.writeUIntLE((frame.length - 9) << 5, 0, 3),
  ],
  ['no width', (frame) => frame.writeUInt16LE(0, 6)],
  ['no height', (frame) => frame.writeUInt16LE(0, 8)],
])('a WebP with %s is no picture', (_, change) => {
  expect(read(change)).toBeUndefined();
});
