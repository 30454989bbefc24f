import { mkdirSync, writeFileSync, rmSync } from 'node:fs';
import path, { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, beforeAll } from 'vitest';
import { ResultsPanel } from '@/components/home/panels/results-panel';
import { TeamPanel } from '@/components/home/panels/team-panel';
import { TrustedBy } from '@/components/home/trusted-by';
import { Coach } from '@/components/programme/coach';
import { FoundersWall } from '@/components/testimonials/founders-wall';
import { QuotesSideBySide } from '@/components/testimonials/quotes-side-by-side';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/source';
import { shownPhotos, readJpeg } from '@/lib/content/photos';
import { aPhoto, PANEL_WORDS, aPiece } from '@/tests/support/a-photo';
import { contentWith, type Edit } from '@/tests/support/content';
import { readWebp } from '@/lib/content/samples';

const NAMED: Edit = ['testimonials.yaml', '    author: Dana R.', '    author: Dana R.\n    photo: dana-r'];

/** Content in which one founder has a photo of these bytes. */
function withPhoto(bytes: Uint8Array): string {
  const root = contentWith(NAMED);
  mkdirSync(path.join(root, 'testimonials'));
  writeFileSync(path.join(root, 'testimonials/dana-r.jpg'), bytes);
  return root;
}
const errorsOf = (root: string) => checkContent(root).errors.map(formatIssue);

test('a photo that is named and there is shown, and is no error', async () => {
  const { content, errors } = checkContent(withPhoto(await aPhoto(240, 240)));
  expect(errors).toEqual([]);
  expect(shownPhotos(content!)).toEqual([{ of: 'testimonials', photo: 'dana-r' }]);
});

test.each([
  ['another size', () => aPhoto(300, 240), 'is 300 by 240 pixels, and has to be 240 by 240.'],
  ['another kind', () => Promise.resolve(Buffer.from('GIF89a')), 'is no JPEG picture.'],
  ['what a camera wrote into it', () => aPhoto(240, 240, true), 'holds what a camera wrote into it'],
])('a photo with %s is an error', async (_, bytes, message) => {
  expect(errorsOf(withPhoto(await bytes()))).toEqual([expect.stringContaining(message)]);
});

test('a JPEG is read with its size and whether a camera wrote into it, and anything else is none', async () => {
  const [plain, telling] = [await aPhoto(24, 30), await aPhoto(24, 30, true)];
  expect(readJpeg(plain)).toEqual({ width: 24, height: 30, isTelling: false });
  expect(telling.includes('Somebody')).toBe(true);
  expect(readJpeg(telling)).toEqual({ width: 24, height: 30, isTelling: true });
  for (const broken of [Buffer.alloc(0), plain.subarray(0, 40), Buffer.from('not a picture')])
    expect(readJpeg(broken)).toBeUndefined();
});

const said = { id: 'ada', quote: 'It works.', author: 'Ada L.', business: 'Print shop' };
const coach = {
  id: 'nc',
  name: 'Nora C.',
  monogram: 'NC',
  title: 'Coach',
  bio: 'B',
  years: 9,
  facts: [],
  line: 'L',
};
test.each([
  ['wall', (photo?: string) => <FoundersWall founders={[{ ...said, photo }]} />],
  ['booking page', (photo?: string) => <QuotesSideBySide quotes={[{ ...said, photo }]} />],
  ['panel', (photo?: string) => <ResultsPanel {...PANEL_WORDS} testimonials={[{ ...said, photo }]} />],
  [
    'strip',
    (photo?: string) => (
      <TrustedBy {...PANEL_WORDS} quotes={[{ ...said, name: 'Ada L.', industry: 'I', photo }]} />
    ),
  ],
  ['coach', (photo?: string) => <Coach {...coach} photo={photo} />],
  ['team', (photo?: string) => <TeamPanel {...PANEL_WORDS} coaches={[{ ...coach, photo }]} />],
])('the %s shows a photo with the name as its text, late and light, and without one none', (_, element) => {
  expect(renderToStaticMarkup(element())).not.toContain('<img');
  expect(renderToStaticMarkup(element('ada'))).toMatch(
    /<img src="\/images\/photos\/(testimonials|team)\/ada\.jpg" alt="(Ada L|Nora C)\." width="\d+" height="\d+"[^>]* loading="lazy"/,
  );
});

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

const SLUG = 'roi-projection-calculator';
const folderIn = (root: string) => join(root, 'products', SLUG, 'samples');
const errorsIn = (root: string) => checkContent(root).errors.map(formatIssue).join('\n');

test('a sample picture that is listed and not there is an error', () => {
  const root = contentWith();
  rmSync(folderIn(root), { recursive: true });
  expect(errorsIn(root)).toContain(`'cash-chart.webp' is not in content/products/${SLUG}/samples`);
});

test('a sample picture that is there and not listed is an error', () => {
  const root = contentWith();
  mkdirSync(folderIn(root), { recursive: true });
  writeFileSync(join(folderIn(root), 'other.webp'), 'x');
  expect(errorsIn(root)).toContain("does not list 'other.webp'");
});
