import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const PRODUCTS = path.join(import.meta.dirname, '../../content/products');

/** Where a file lies that is sold, by its name. The tests' own content has stand-ins in place of those. */
function soldFile(name: string): string {
  const found = readdirSync(PRODUCTS)
    .map((slug) => path.join(PRODUCTS, slug, 'files', name))
    .find((file) => existsSync(file));
  if (!found) throw new Error(`No product has a file ${name}.`);
  return found;
}

/**
 * Lets the page have the file that is sold wherever the site hands out its stand-in, and nothing where it
 * hands out none.
 */
export async function handOutSoldFiles(page: Page): Promise<void> {
  await page.route('**/api/downloads/*', async (route) => {
    const response = await route.fetch();
    const name = /filename="([^"]+)"/.exec(response.headers()['content-disposition'] ?? '')?.[1];
    await (name
      ? route.fulfill({ response, body: readFileSync(soldFile(name)) })
      : route.fulfill({ response }));
  });
}
