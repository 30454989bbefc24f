import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readWebp } from '@/lib/content/webp';
import { aHeavyPiece, aPhoto, aPiece } from '@/tests/support/a-photo';
import type { State } from '../server/studio';
import { ask as askAt, aStudio, call as callAt, enter, freePlace } from './a-studio';

let studio: Awaited<ReturnType<typeof aStudio>>;
let session: Record<string, string>;
let photo: Buffer;
let port: number;
let origin: string;

beforeAll(async () => {
  const place = await freePlace();
  ({ port, origin } = place);
  studio = await aStudio(place);
  session = await enter(studio.newLink(), '', { origin }, port);
  photo = await aPhoto(240, 240, true);
});
afterAll(() => studio.stop());

type Asked = Parameters<typeof askAt>[1];
const ask = (address: string, asked: Asked = {}) => askAt(address, { ...asked, port });
const call = (address: string, body: unknown, headers: Record<string, string>) =>
  callAt(address, body, { origin, ...headers }, port);

const TESTIMONIALS = 'testimonials.yaml';
const PLANNER = 'products/90-day-sprint-planner/product.yaml';
const FOUNDER = { file: TESTIMONIALS, path: ['founders', 0, 'photo'], entry: 'Dana R.', name: 'IMG_1.JPG' };
const PDF = Buffer.from('%PDF-1.7\nA page.\n');

type Query = { file: string; path: unknown; entry?: string; name: string };
function upload({ file, path, entry = '', name }: Query, body: Buffer, headers: Record<string, string> = {}) {
  const query = new URLSearchParams({ file, path: JSON.stringify(path), entry, name });
  const own = { origin, 'content-type': 'application/octet-stream', ...session };
  const length = { 'content-length': String(body.length) };
  return ask(`/api/upload?${query}`, { method: 'POST', headers: { ...own, ...length, ...headers }, body });
}
const stateOf = ({ text }: { text: string }) => JSON.parse(text) as State;
const check = async () => stateOf(await ask('/api/check', { headers: session }));
const formOf = (file: string) => ask(`/api/form?file=${file}`, { headers: session });
const inContent = (file: string) => path.join(studio.content, file);
const publish = () => call('/api/publish', {}, session);
const undoAll = async () => {
  while ((await check()).undo !== undefined) await call('/api/undo', {}, session);
};
beforeEach(undoAll);

describe('a photo that is chosen', () => {
  test('is in the draft without what the camera wrote, told in words, undone as one, and published with its name', async () => {
    const before = studio.read(TESTIMONIALS);
    const { changes } = stateOf(await upload(FOUNDER, photo));
    expect(changes).toEqual([
      expect.objectContaining({
        what: 'Founders › Dana R. › Photo',
        is: expect.stringMatching(/^new picture, [\d.]+ (bytes|kB)$/) as string,
      }),
    ]);
    expect(existsSync(inContent('testimonials'))).toBe(false);
    expect(stateOf(await call('/api/undo', {}, session)).changes).toEqual([]);
    expect(stateOf(await call('/api/redo', {}, session)).changes).toHaveLength(1);

    const picture = await ask('/api/picture?file=testimonials.yaml&name=dana-r.jpg', { headers: session });
    expect(picture.text).toMatch(/^{"source":"data:image\/jpeg;base64,/);
    expect((await check()).checked?.errors).toEqual([]);
    expect((await publish()).status).toBe(200);
    expect(studio.read(TESTIMONIALS)).toBe(
      before.replace(/(author: Dana R\.\n[^]*?placeholder: true\n)/, '$1    photo: dana-r\n'),
    );
    expect(readFileSync(inContent('testimonials/dana-r.jpg')).includes('Somebody')).toBe(false);
  });

  test('in place of another has a name of its own, and the other goes, until the words before come back', async () => {
    await upload(FOUNDER, await aPhoto(240, 240));
    expect((await publish()).status).toBe(200);
    expect(readdirSync(inContent('testimonials'))).toEqual(['dana-r-2.jpg']);
    await call('/api/restore', {}, session);
    expect((await publish()).status).toBe(200);
    expect(readdirSync(inContent('testimonials'))).toEqual(['dana-r.jpg']);
  });

  test('goes with the entry that it belongs to', async () => {
    const entry = { file: TESTIMONIALS, edit: { do: 'remove', path: ['founders', 0] } };
    await call('/api/edit', entry, session);
    const shadow = path.join(studio.folder, 'draft/content/testimonials');
    expect(existsSync(shadow)).toBe(false);
    await call('/api/undo', {}, session);
    expect(readdirSync(shadow)).toEqual(['dana-r.jpg']);
  });

  test.each([
    ['another size', () => aPhoto(100, 240), 'is 100 by 240 pixels'],
    ['no picture', () => Promise.resolve(Buffer.from('<svg onload="alert(1)"/>')), 'is no JPEG picture'],
  ])('with %s is refused, and nothing of it stays', async (_, bytes, message) => {
    const answer = await upload(FOUNDER, await bytes());
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(message)]);
    expect((await check()).changes).toEqual([]);
    expect(readdirSync(path.join(studio.folder, 'chosen/.incoming'))).toEqual([]);
  });

  test('for an entry that is another one by now is refused', async () => {
    const answer = await upload({ ...FOUNDER, entry: 'Somebody else' }, photo);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('changed meanwhile')]);
  });
});

describe('while a photo is on its way', () => {
  const edit = (edit: unknown) => call('/api/edit', { file: TESTIMONIALS, edit }, session);
  /** Sends a photo, and does something once half of it is there. */
  async function meanwhile(work: () => Promise<unknown>) {
    const bytes = await aPhoto(240, 240);
    const query = new URLSearchParams({ ...FOUNDER, path: JSON.stringify(FOUNDER.path) });
    const own = { ...session, host: `127.0.0.1:${port}`, origin, 'content-type': 'application/octet-stream' };
    const headers = { ...own, 'content-length': bytes.length };
    const sent = request({
      ...{ host: '127.0.0.1', port, path: `/api/upload?${query}`, method: 'POST', headers },
    });
    const answered = new Promise<{ status?: number; text: string }>((resolve, reject) => {
      sent.on('error', reject).on('response', (answer) => {
        readAll(answer).then((text) => resolve({ status: answer.statusCode, text }), reject);
      });
    });
    sent.write(bytes.subarray(0, 100));
    const incoming = path.join(studio.folder, 'chosen/.incoming');
    await vi.waitFor(() => expect(readdirSync(incoming)).toHaveLength(1));
    await work();
    sent.end(bytes.subarray(100));
    return answered;
  }

  test('its entry can be called something else', async () => {
    const renamed = { do: 'set', path: ['founders', 0, 'author'], value: 'Dana Reed' };
    expect(await meanwhile(() => edit(renamed))).toMatchObject({ status: 200 });
    const { changes } = await check();
    expect(changes).toContainEqual(expect.objectContaining({ path: 'founders[0].photo' }));
  });

  test('an entry that is taken out of its list has it refused', async () => {
    const answer = await meanwhile(() => edit({ do: 'remove', path: ['founders', 0] }));
    expect(answer).toMatchObject({
      status: 422,
      text: expect.stringContaining('The list was changed meanwhile. Choose the file again.') as string,
    });
  });
});

describe('a piece of a product’s file', () => {
  const SAMPLES = 'products/90-day-sprint-planner/samples';
  const first = async () => {
    const { data } = JSON.parse((await formOf(PLANNER)).text) as { data: { samples: Written[] } };
    return data.samples[0]!;
  };
  type Written = { picture: string; caption: string; sheet?: string; cells?: string };
  const choose = async (bytes: Buffer) => {
    const { caption } = await first();
    const at = { file: PLANNER, path: ['samples', 0, 'picture'], name: 'Screenshot.png' };
    return upload({ ...at, entry: caption }, bytes);
  };

  test('that was given takes the place of one that is cut out, in one step, and nothing cuts it out any more', async () => {
    const before = await first();
    expect(before).toMatchObject({ sheet: expect.any(String) as string });
    const told = await aPiece()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .webp()
      .toBuffer();
    expect((await choose(told)).status).toBe(200);
    const given = await first();
    expect(Object.keys(given)).not.toContain('sheet');
    expect(Object.keys(given)).not.toContain('cells');
    const shadow = path.join(studio.folder, 'draft/content', SAMPLES);
    const bytes = readFileSync(path.join(shadow, `${given.picture}.webp`));
    expect(bytes.includes('Somebody')).toBe(false);
    expect(readWebp(bytes)).toMatchObject({ width: 1200, height: 700, bare: bytes });
    expect(existsSync(path.join(shadow, `${before.picture}.webp`))).toBe(false);
    const picture = await ask(`/api/picture?file=${PLANNER}&name=${given.picture}.webp`, {
      headers: session,
    });
    expect(picture.text).toMatch(/^{"source":"data:image\/webp;base64,/);

    await call('/api/undo', {}, session);
    expect(await first()).toEqual(before);
    expect((await check()).changes).toEqual([]);
    await call('/api/redo', {}, session);
    const { checked, changes } = await check();
    // Its callouts may point elsewhere now, and nothing else is wrong with it.
    expect(checked?.errors.filter(({ path }) => !path.includes('callouts'))).toEqual([]);
    expect(changes).toContainEqual(
      expect.objectContaining({ is: expect.stringMatching(/^new picture, /) as string }),
    );
  });

  test.each([
    [
      'larger than a page has room for',
      () => aPiece(1900).webp().toBuffer(),
      'is 1900 by 700 pixels; 1872 by 1120',
    ],
    ['of another kind', () => aPiece().png().toBuffer(), 'is no lossy WebP picture.'],
    ['without loss', () => aPiece().webp({ lossless: true }).toBuffer(), 'is no lossy WebP picture.'],
    ['heavy', aHeavyPiece, 'bytes; 64000 is the most. Cut out less.'],
  ])('%s is refused', async (_, make, message) => {
    const answer = await choose(await make());
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(message)]);
    expect((await check()).changes).toEqual([]);
  });
});

describe('a file for buyers', () => {
  const more = { file: PLANNER, path: ['files'], name: '../../Evil Name.PDF' };

  test('is named by the studio, listed, and published', async () => {
    const { changes } = stateOf(await upload(more, PDF));
    expect(changes).toContainEqual(
      expect.objectContaining({ file: PLANNER, what: 'File evil-name.pdf', is: 'new file, 17 bytes' }),
    );
    expect((await check()).checked?.errors).toEqual([]);
    expect((await publish()).status).toBe(200);
    const published = inContent('products/90-day-sprint-planner/files/evil-name.pdf');
    expect(readFileSync(published)).toEqual(PDF);
    // Whoever deploys may be another account.
    expect((statSync(published).mode & 0o777).toString(8)).toBe('644');
    expect(studio.read(PLANNER)).toContain('  - name: evil-name.pdf\n');
  });

  test('takes the place of one of its kind, and of no other', async () => {
    const at = studio
      .read(PLANNER)
      .split('\n')
      .filter((line) => line.startsWith('  - name: '));
    const path = ['files', at.indexOf('  - name: evil-name.pdf'), 'name'];
    const former = { file: PLANNER, path, entry: 'evil-name.pdf' };
    const other = Buffer.from('%PDF-1.7\nAnother page.\n');
    expect((await upload({ ...former, name: 'new.pdf' }, other)).status).toBe(200);
    expect((await upload({ ...former, name: 'new.txt' }, Buffer.from('x'))).text).toContain(
      'can be replaced by a file of its kind only',
    );
    await publish();
    expect(readFileSync(inContent('products/90-day-sprint-planner/files/evil-name.pdf'))).toEqual(other);
  });

  test('takes the place of none outside of its folder, whatever the list says', async () => {
    const at = ['files', 0, 'name'];
    const out = '../../../../../../out-of-it.pdf';
    await call('/api/edit', { file: PLANNER, edit: { do: 'set', path: at, value: out } }, session);
    const answer = await upload({ file: PLANNER, path: at, name: 'a.pdf' }, PDF);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('changed meanwhile')]);
    await call('/api/edit', { file: PLANNER, edit: { do: 'remove', path: ['files', 0] } }, session);
    expect((await check()).changes.every(({ file }) => file === PLANNER)).toBe(true);
    expect(
      existsSync(path.join(studio.folder, 'draft/content/products/90-day-sprint-planner/files', out)),
    ).toBe(false);
  });

  test('does not take the place of one that another browser has moved there meanwhile', async () => {
    await upload({ ...more, name: 'second.pdf' }, Buffer.from('%PDF-1.7\nSecond.\n'));
    const form = JSON.parse((await formOf(PLANNER)).text) as { data: { files: { name: string }[] } };
    const names = form.data.files.map(({ name }) => name);
    const [from, to] = [names.indexOf('evil-name.pdf'), names.indexOf('second.pdf')];
    await call('/api/edit', { file: PLANNER, edit: { do: 'move', path: ['files'], from, to } }, session);
    const older = { file: PLANNER, path: ['files', from, 'name'], entry: 'evil-name.pdf', name: 'new.pdf' };
    const answer = await upload(older, PDF);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('changed meanwhile')]);
  });

  test('that somebody has changed meanwhile is not overwritten until it is said which counts', async () => {
    const list = studio
      .read(PLANNER)
      .split('\n')
      .filter((line) => line.startsWith('  - name: '));
    const at = {
      file: PLANNER,
      path: ['files', list.indexOf('  - name: evil-name.pdf'), 'name'],
      entry: 'evil-name.pdf',
      name: 'a.pdf',
    };
    await upload(at, Buffer.from('%PDF-1.7\nMine.\n'));
    const theirs = Buffer.from('%PDF-1.7\nTheirs, meanwhile.\n');
    const file = inContent('products/90-day-sprint-planner/files/evil-name.pdf');
    writeFileSync(file, theirs);
    expect((await publish()).status).toBe(422);
    expect(readFileSync(file)).toEqual(theirs);
    const { files } = await check();
    expect(files.find((line) => line.file === PLANNER)?.meanwhile).toMatchObject({ canMerge: false });
    await call('/api/settle', { file: PLANNER, choice: 'mine' }, session);
    expect((await publish()).status).toBe(200);
    expect(readFileSync(file, 'utf8')).toContain('Mine.');
  });

  test.each([
    ['program.exe', Buffer.from('MZ'), 'Buyers get files of these kinds'],
    ['page.pdf', Buffer.from('<html>'), 'is of another kind'],
    ['a-text.xlsx', Buffer.from('PK\x03\x04[Content_Types].xml word/document.xml'), 'is of another kind'],
    ['from-excel.csv', Buffer.from('\ufeffa;b\n', 'utf16le'), 'Save it as UTF-8'],
    ['of-windows.csv', Buffer.from('caf\xe9\n', 'latin1'), 'Save it as UTF-8'],
    ['table.xlsx', Buffer.from('PK\x03\x04 an archive of other things'), 'is of another kind'],
    ['film.mp4', Buffer.from('%PDF-1.7'), 'is of another kind'],
  ])('is what its ending says: %s', async (name, bytes, message) => {
    const answer = await upload({ ...more, name }, bytes);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(message)]);
  });
});

describe('a new product', () => {
  const begin = (slug: string, title = 'Meeting Costs') => call('/api/product', { slug, title }, session);
  const FILE = 'products/meeting-costs/product.yaml';

  test('is a draft with a form, says what is missing, and is gone when it is undone', async () => {
    const { files, changes } = stateOf(await begin('meeting-costs'));
    expect(files.find(({ file }) => file === FILE)).toMatchObject({ title: 'Meeting Costs', changed: true });
    expect(changes.every(({ file }) => file === FILE)).toBe(true);
    expect((await formOf(FILE)).text).toMatch(/^{"kind":"values"/);
    const { checked } = await check();
    expect(checked?.errors).toContainEqual(expect.objectContaining({ file: FILE, path: 'description' }));
    expect(checked?.errors).toContainEqual(expect.objectContaining({ file: FILE, path: 'files' }));
    expect(checked?.errors.every(({ file }) => file === FILE)).toBe(true);
    expect((await publish()).status).toBe(422);
    const { files: left } = stateOf(await call('/api/undo', {}, session));
    expect(left.some(({ file }) => file === FILE)).toBe(false);
    expect(existsSync(path.join(studio.folder, 'draft/content/products/meeting-costs'))).toBe(false);
  });

  test('is published with its file once nothing is missing, and can be taken back', async () => {
    await begin('meeting-costs');
    const set = (path: (string | number)[], value: string | number) =>
      call('/api/edit', { file: FILE, edit: { do: 'set', path, value } }, session);
    await set(['priceCents'], 2900);
    for (const key of ['description', 'license']) await set([key], 'See what a meeting costs.');
    await set(['seo', 'description'], 'What a meeting costs.');
    for (const key of ['whatYouGet', 'benefits', 'features']) await set([key, 0], 'One page (PDF)');
    await upload({ file: FILE, path: ['files'], name: 'One page.pdf' }, PDF);
    expect((await check()).checked?.errors).toEqual([]);
    expect((await publish()).status).toBe(200);
    expect(readdirSync(inContent('products/meeting-costs/files'))).toEqual(['one-page.pdf']);
    await call('/api/restore', {}, session);
    expect((await publish()).status).toBe(200);
    expect(existsSync(inContent('products/meeting-costs'))).toBe(false);
  });

  test.each(['90-day-sprint-planner', '../evil', 'Not A Slug', ''])(
    'has an address of its own: %j is refused',
    async (slug) => {
      expect((await begin(slug)).status).toBe(422);
      expect((await check()).changes).toEqual([]);
    },
  );
});

describe('a request to take a file', () => {
  test.each<[string, Record<string, string>, number]>([
    ['without the key of the page', { 'studio-key': '' }, 401],
    ['of another site', { origin: 'http://evil.example' }, 403],
    ['as a form sends it', { 'content-type': 'multipart/form-data' }, 415],
    ['that is larger than any file may be', { 'content-length': '100000001', connection: 'close' }, 413],
  ])('%s is refused', async (_, headers, status) => {
    expect((await upload(FOUNDER, Buffer.alloc(0), headers)).status).toBe(status);
  });

  test('of no known length is refused', async () => {
    const query = new URLSearchParams({ ...FOUNDER, path: JSON.stringify(FOUNDER.path) });
    const headers = { origin, 'content-type': 'application/octet-stream', ...session };
    const own = { ...headers, 'transfer-encoding': 'chunked' };
    expect((await ask(`/api/upload?${query}`, { method: 'POST', headers: own, body: 'x' })).status).toBe(413);
  });

  test.each([
    { ...FOUNDER, file: 'home.yaml' },
    { ...FOUNDER, path: ['founders', 0, 'quote'] },
    { ...FOUNDER, path: ['founders', '0', '../../photo'] },
    { ...FOUNDER, file: '../testimonials.yaml' },
    { file: 'products/no-such-product/product.yaml', path: ['files'], name: 'a.pdf' },
  ])('for a place that takes none is refused: %j', async (query) => {
    const answer = await upload(query, photo);
    expect([answer.status, answer.text]).toEqual([422, '{"message":"No file can be chosen here."}']);
  });

  test('for a picture that is no picture of a content file tells nothing', async () => {
    for (const query of ['file=site.yaml&name=site.yaml', 'file=testimonials.yaml&name=../site.yaml'])
      expect((await ask(`/api/picture?${query}`, { headers: session })).text).toBe('null');
  });
});

describe('a name that leads out of its folder', () => {
  const OUT = '../../../../secret';
  const secret = (ending: string) => path.join(studio.root, `secret.${ending}`);
  const set = (file: string, at: (string | number)[], value: string) =>
    call('/api/edit', { file, edit: { do: 'set', path: at, value } }, session);

  test('can be typed, and is no file that is overwritten, or deleted with its entry', async () => {
    // The shadow of the draft lies three folders deeper than content/.
    const [near, far] = [secret('txt'), path.join(studio.folder, 'secret.txt')];
    for (const at of [near, far]) writeFileSync(at, 'Keep me.');
    for (const name of [`${OUT}.txt`, '../../../../../secret.txt']) {
      expect((await set(PLANNER, ['files', 0, 'name'], name)).status).toBe(200);
      const at = { file: PLANNER, path: ['files', 0, 'name'], entry: name, name: 'new.txt' };
      expect((await upload(at, Buffer.from('Overwritten.'))).status).toBe(422);
      const gone = { file: PLANNER, edit: { do: 'remove', path: ['files', 0] } };
      expect((await call('/api/edit', gone, session)).status).toBe(200);
      await undoAll();
    }
    for (const at of [near, far]) expect(readFileSync(at, 'utf8')).toBe('Keep me.');
  });

  test('is no picture', async () => {
    writeFileSync(secret('jpg'), photo);
    writeFileSync(path.join(studio.folder, 'draft/secret.jpg'), photo);
    await upload(FOUNDER, photo);
    for (const name of ['../../secret', '../secret']) {
      await set(TESTIMONIALS, ['founders', 0, 'photo'], name);
      for (const asked of [`${name}.jpg`, 'secret.jpg']) {
        const answer = await ask(`/api/picture?file=testimonials.yaml&name=${asked}`, { headers: session });
        expect(answer.text).toBe('null');
      }
    }
    await undoAll();
  });

  test('is no content file whose pictures are shown', async () => {
    for (const file of [path.relative(studio.content, '/dev/zero'), '../testimonials.yaml', 'nothing.yaml']) {
      const answer = await ask(`/api/picture?file=${file}&name=dana-r.jpg`, { headers: session });
      expect([answer.status, answer.text]).toEqual([200, 'null']);
    }
  });

  test('by a link in the content folder is read by nobody and written by nobody', async () => {
    const [elsewhere, folder] = [path.join(studio.root, 'elsewhere'), inContent('team')];
    mkdirSync(elsewhere);
    writeFileSync(path.join(elsewhere, 'private.jpg'), photo);
    rmSync(folder, { recursive: true, force: true });
    symlinkSync(elsewhere, folder);
    const [, coach] = /^ *title: (.*)$/m.exec(studio.read('team.yaml'))!;
    const file = { file: 'team.yaml', path: ['coaches', 0, 'photo'], name: 'a.jpg' };
    const answer = await upload({ ...file, entry: coach! }, await aPhoto(448, 504));
    expect(answer.status).toBe(200);
    const published = await publish();
    expect([published.status, published.text]).toEqual([422, expect.stringContaining('a link')]);
    expect(readdirSync(elsewhere)).toEqual(['private.jpg']);
    rmSync(folder);
  });
});
