import { mkdirSync, symlinkSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeFolder, temporaryFolder } from '@/tests/support/temporary-folder';
import { createPreview } from '../preview/preview';

/** A site whose releases have pages of these products. */
function aSite() {
  const site = temporaryFolder('preview');
  const preview = createPreview({
    ...{ root: site, content: path.join(site, 'content'), origin: 'http://127.0.0.1:3011' },
    builds: [{ dir: path.join(site, 'current'), folder: '.next' }],
  });
  onTestFinished(() => {
    preview.stop();
    removeFolder(site);
  });
  return {
    preview,
    serve: (name: string, products: string[]): void => {
      const build = path.join(site, name, '.next');
      mkdirSync(build, { recursive: true });
      const routes = Object.fromEntries(products.map((slug) => [`/toolbox/${slug}`, {}]));
      writeFileSync(path.join(build, 'prerender-manifest.json'), JSON.stringify({ routes }));
      writeFileSync(path.join(build, 'plumbline-build.json'), '{}');
      symlinkSync(name, path.join(site, 'next'));
      renameSync(path.join(site, 'next'), path.join(site, 'current'));
    },
  };
}

test('a release that was published has the pages of its products in the preview, without another start of the studio', () => {
  const { preview, serve } = aSite();
  expect(preview.state()).toMatchObject({
    state: 'none',
    text: expect.stringContaining('npm run build') as string,
  });
  serve('1', ['planner']);
  preview.wake();
  expect(preview.state()).toMatchObject({ state: 'waiting', text: undefined });
  expect(['planner', 'new'].map((slug) => preview.hasPage(`/toolbox/${slug}`))).toEqual([true, false]);
  serve('2', ['planner', 'new']);
  preview.wake();
  expect(preview.hasPage('/toolbox/new')).toBe(true);
});
