import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/browser';
import { choose } from '../support/checkout-page';
import { payAndOpenTheMail, someone } from '../support/purchase';
import { loadContent } from '@/lib/content/load';
import { CONTENT } from '../support/content-folder';
import { namesInZip } from '../support/zip';

const { products } = loadContent(CONTENT);

async function bytesBehind(link: string, request: APIRequestContext): Promise<Buffer> {
  const answer = await request.get(link);
  expect(answer.status()).toBe(200);
  return answer.body();
}

test('a tool is bought, its mail opened and its files fetched: each is what the order page says', async ({
  page,
  request,
}) => {
  await choose(page);
  await payAndOpenTheMail(page, someone());
  const { files } = products.find(({ slug }) => slug === 'goal-cascade-builder')!;
  for (const { name } of files) {
    const row = page.getByRole('listitem').filter({ hasText: name }).first();
    const bytes = await bytesBehind((await row.getByRole('link').getAttribute('href'))!, request);
    await expect(page.getByRole('main')).toContainText(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('the bundle comes as one archive with the files of every tool', async ({ page, request }) => {
  await page.goto('/toolbox');
  await page.getByRole('button', { name: 'Buy Complete Strategy Toolbox' }).click();
  await expect(page.getByText('Your card will be charged $388.80.')).toBeVisible();
  await payAndOpenTheMail(page, someone());
  const archive = page.getByRole('link', { name: /^Download everything in one archive/ });
  const names = namesInZip(await bytesBehind((await archive.getAttribute('href'))!, request));
  const tools = products.filter(({ type }) => type === 'digital');
  const wanted = tools.flatMap(({ slug, files }) => files.map(({ name }) => `${slug}/${name}`));
  expect(wanted.length).toBeGreaterThan(9);
  for (const name of wanted) expect(names.join('\n')).toContain(name);
});
