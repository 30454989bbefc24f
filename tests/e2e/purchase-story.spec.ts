import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/browser';
import { choose } from '../support/checkout-page';
import { payAndOpenTheMail, someone } from '../support/purchase';
import { loadContent } from '@/lib/content/load';
import { CONTENT } from '../support/content-folder';

const { products } = loadContent(CONTENT);

async function bytesBehind(link: string, request: APIRequestContext): Promise<Buffer> {
  const answer = await request.get(link);
  expect(answer.status()).toBe(200);
  return answer.body();
}

test('a tool is bought, its mail opened and its files fetched', async ({ page, request }) => {
  await choose(page);
  await payAndOpenTheMail(page, someone());
  const { files } = products.find(({ slug }) => slug === 'goal-cascade-builder')!;
  for (const { name } of files) {
    const row = page.getByRole('listitem').filter({ hasText: name }).first();
    const bytes = await bytesBehind((await row.getByRole('link').getAttribute('href'))!, request);
    await expect(page.getByRole('main')).toContainText(createHash('sha256').update(bytes).digest('hex'));
  }
});
