import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { LinkChecker, LinkState } from 'linkinator';
import { aResult } from '../support/a-result';
import { loadContent } from '@/lib/content/load';
import { productFilePath } from '@/lib/shop/rules/product-file';
import { CONTENT } from '../support/content-folder';
import { A_RESULT, PAGES } from '../support/route-table';
import { siteEnvironment } from '../support/site-environment.mjs';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const SITE = siteEnvironment.BASE_URL;
const VNU = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** One page with an error is always checked along, so that a checker which looks at nothing does not pass. */
const BROKEN = '<!doctype html><html lang="en"><head><title>Broken</title></head><body></div></body></html>';

const DEMOS = loadContent(CONTENT).toolbox.demos.items;
/** The guides that are sold: the tests' own content has stand-ins for them. */
const SHIPPED = path.join(import.meta.dirname, '../../content');
const GUIDES = loadContent(SHIPPED)
  .products.at(-1)!
  .files.filter(({ name }) => name.endsWith('.html'));

type Message = { type: string; url: string; message: string; extract?: string };

test('the W3C checker finds no error in any page, demo or guide', async ({ request }) => {
  test.setTimeout(120_000);
  const folder = temporaryFolder('html');
  const save = (name: string, html: string | Buffer) => fs.writeFileSync(path.join(folder, name), html);
  save('broken.html', BROKEN);
  for (const [index, { path: address }] of PAGES.entries()) {
    const response = await request.get(address === A_RESULT ? await aResult(request) : address);
    save(`${index}.html`, await response.body());
  }
  for (const { path: address } of DEMOS)
    save(address.slice('/tools/'.length), await (await request.get(address)).body());
  for (const file of GUIDES)
    fs.copyFileSync(path.join(SHIPPED, productFilePath(file)), path.join(folder, file.name));
  const errors = (await check(folder)).filter(({ type }) => type !== 'info');
  removeFolder(folder);
  const told = errors.map(({ url, message, extract }) => {
    const name = path.basename(url);
    return `${(/^\d+\.html$/.test(name) ? PAGES[Number.parseInt(name)]?.path : undefined) ?? name}: ${message} ${extract ?? ''}`;
  });
  expect(told).toEqual([expect.stringMatching(/^broken\.html: Stray end tag/)]);
});

/** What the checker says of the files in a folder. */
async function check(folder: string): Promise<Message[]> {
  const args = ['-jar', VNU, '--format', 'json', '--exit-zero-always', '--skip-non-html', folder];
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 });
  return (JSON.parse(stderr) as { messages: Message[] }).messages;
}

/** It links to what answers with an error, on purpose; nothing links to it, and the route table checks its addresses. */
const NOT_CRAWLED = '/test-navigation';
const START = PAGES.filter(({ status, rendering }) => status === 200 && rendering === 'static')
  .map(({ path: address }) => address)
  .filter((address) => address !== NOT_CRAWLED);

test('no page links to an address or an anchor of this site that is not there', async () => {
  test.setTimeout(120_000);
  const elsewhere = new RegExp(`^(?!${SITE}(/|$))`);
  const { links } = await new LinkChecker().check({
    path: START.map((address) => SITE + address),
    checkFragments: true,
    concurrency: 4,
    linksToSkip: (link) => Promise.resolve(elsewhere.test(link)),
  });
  const dead = links.filter(({ state }) => state === LinkState.BROKEN);
  const linkedFrom = new Map(dead.map(({ url, status, parent }) => [`${url} (${status})`, parent]));
  expect([...linkedFrom].map(([address, parent]) => `${address} on ${parent}`)).toEqual([]);
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(PAGES.length);
});
