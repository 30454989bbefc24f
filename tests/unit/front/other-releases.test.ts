import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { otherReleases } from '@/front/static/other-releases';
import { FOLDER, writeRecords, type Recorded } from '@/front/static/records';
import type { Store } from '@/front/static/store';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder';

/** A folder with releases, and what the front of the first of them has in memory. */
function aFront() {
  const site = temporaryFolder('releases');
  onTestFinished(() => removeFolder(site));
  const build = (name: string) => path.join(site, 'releases', name, '.next');
  const release = (name: string, addresses: string[]) => {
    const folder = build(name);
    fs.mkdirSync(path.join(folder, FOLDER), { recursive: true });
    const answers = addresses.map((address): Recorded => ({
      ...{
        path: address,
        status: 200,
        headers: [],
        encodings: [],
        scripts: [],
        styles: [],
        renderedScripts: [],
      },
      body: 'bytes',
    }));
    fs.writeFileSync(path.join(folder, FOLDER, 'bytes'), name);
    writeRecords(folder, { answers, conditions: [], methods: {} });
    fs.writeFileSync(path.join(folder, 'plumbline-build.json'), '{}');
    return folder;
  };
  release('1', []);
  const store: Store = new Map();
  return { release, store, lookBeside: otherReleases(store, build('1'), () => []) };
}

test('a file of a release that comes later is found, a page of it is not', () => {
  const { release, store, lookBeside } = aFront();
  lookBeside();
  release('2', ['/_next/static/new.js', '/toolbox']);
  lookBeside();
  expect([...store.keys()]).toEqual(['/_next/static/new.js']);
});

test.each([
  ['the list of what it answers', 'answers.json'],
  ['the bytes of a file', 'bytes'],
])('a release beside it that lacks %s is left out, and those behind it are not', (_what, file) => {
  const { release, store, lookBeside } = aFront();
  fs.rmSync(path.join(release('2', ['/_next/static/gone.js']), FOLDER, file));
  release('3', ['/_next/static/there.js']);
  lookBeside();
  expect([...store.keys()]).toEqual(['/_next/static/there.js']);
});
