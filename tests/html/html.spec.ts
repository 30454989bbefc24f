import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { LinkChecker, LinkState } from 'linkinator';
import { aResult } from '../support/a-result';
import { A_RESULT, PAGES } from '../support/route-table';
import { siteEnvironment } from '../support/site-environment.mjs';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const SITE = siteEnvironment.BASE_URL;
const VNU = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

type Message = { type: string; url: string; lastLine?: number; message: string; extract?: string };

test('the W3C checker finds no error in any page', async ({ request }) => {
  test.setTimeout(120_000);
  const folder = temporaryFolder('html');
  const pageOf = new Map<string, string>();
  for (const [index, { path: address }] of PAGES.entries()) {
    const response = await request.get(address === A_RESULT ? await aResult(request) : address);
    const file = path.join(folder, `${index}.html`);
    fs.writeFileSync(file, await response.body());
    pageOf.set(`file:${file}`, address);
  }
  const messages = await check([...pageOf.keys()].map((url) => url.slice('file:'.length)));
  removeFolder(folder);
  const errors = messages.filter(({ type }) => type === 'error' || type === 'non-document-error');
  expect(errors.map(({ url, message, extract }) => `${pageOf.get(url) ?? url}: ${message} ${extract ?? ''}`)).toEqual(
    [],
  );
});

/** What the checker says of these files. It ends with 1 when there is an error to tell. */
async function check(files: string[]): Promise<Message[]> {
  const args = ['-Xss2m', '-jar', VNU, '--format', 'json', '--exit-zero-always', ...files];
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 });
  return (JSON.parse(stderr) as { messages: Message[] }).messages;
}

test('no page links to an address or an anchor of this site that is not there', async () => {
  test.setTimeout(120_000);
  const elsewhere = new RegExp(`^(?!${SITE}(/|$))`);
  const { links } = await new LinkChecker().check({
    path: PAGES.filter(({ status, rendering }) => status === 200 && rendering === 'static').map(
      ({ path: address }) => SITE + address,
    ),
    recurse: true,
    checkFragments: true,
    concurrency: 4,
    linksToSkip: (link) => Promise.resolve(elsewhere.test(link)),
  });
  const dead = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(dead.map(({ url, status, parent }) => `${parent}: ${url} ${status}`)).toEqual([]);
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(PAGES.length);
});
