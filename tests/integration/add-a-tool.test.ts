import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/source';
import { aShop } from '../support/a-shop';
import { CONTENT } from '../support/content-folder';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

// content/README.md, "Sell a new tool", step by step: from nothing to sold.
const recipe = readFileSync(path.join(import.meta.dirname, '../../content/README.md'), 'utf8')
  .split('\n## ')
  .find((section) => section.startsWith('Sell a new tool'))!;
const productYaml = /\n {7}slug[^]*?(?=\n\n3\. )/.exec(recipe)![0].replace(/^ {7}/gm, '').trimStart();
const tool = parse(productYaml) as { slug: string; title: string; license: string; priceCents: number };
const inBundle = /`( {2}- [a-z-]+)`/.exec(recipe)![1]!;

const folder = temporaryFolder('add-a-tool');
afterAll(() => removeFolder(folder));
const content = path.join(folder, 'content');
cpSync(CONTENT, content, { recursive: true });

const files = path.join(content, 'products', tool.slug, 'files');
mkdirSync(files, { recursive: true });
writeFileSync(path.join(files, 'meeting-templates.zip'), 'PK stands in');
writeFileSync(path.join(files, 'how-to-start.mp4'), 'a film');
writeFileSync(path.join(files, 'one-page.png'), 'a picture');
writeFileSync(path.join(files, 'LICENSE.txt'), `${tool.title}\n\n${tool.license}\n`);
writeFileSync(path.join(files, '../product.yaml'), productYaml);
const bundleFile = path.join(content, 'products/complete-strategy-toolbox/product.yaml');
const bundle = readFileSync(bundleFile, 'utf8');
writeFileSync(bundleFile, bundle.replace('includes:\n', `includes:\n${inBundle}\n`));

const shop = await aShop({ CONTENT_FOLDER: path.relative(process.cwd(), content) });
const { GET } = await import('@/app/api/downloads/[token]/route');

test('the check has no error, and names what the new tool makes untrue', () => {
  const { errors, warnings } = checkContent(content);
  expect(errors.map(formatIssue)).toEqual([]);
  const ofTool = warnings.filter(({ file }) => file.includes(tool.slug)).map(formatIssue);
  expect(ofTool).toEqual([
    expect.stringContaining('slug: has no free demo. Look at what toolbox.yaml and site.yaml say'),
  ]);
});

test('the tool is sold, counted and in the bundle', () => {
  expect(shop.products.find(({ slug }) => slug === tool.slug)).toMatchObject({
    priceCents: 2900,
    retired: false,
  });
  expect(shop.products.find(({ type }) => type === 'bundle')?.tools).toContain(tool.slug);
  expect(shop.content.site.pages['/toolbox'].description).toMatch(/^10 strategy tools/);
});

test('whoever pays for it gets its files: archive, film and picture', async () => {
  const { id, clientSecret } = await shop.bought({ productSlug: tool.slug });
  expect(await shop.order(id)).toMatchObject({ status: 'paid', priceCents: 2900, title: tool.title });
  const { downloads } = (await shop.claim(clientSecret)) as unknown as {
    downloads: { name: string; href: string }[];
  };
  const get = (name: string) => {
    const { href } = downloads.find((one) => one.name === name)!;
    const token = href.split('/').at(-1)!;
    return GET(new Request(`http://127.0.0.1:3000${href}`), {
      params: Promise.resolve({ token }),
    });
  };
  const types = {
    'meeting-templates.zip': 'application/zip',
    'one-page.png': 'image/png',
    'how-to-start.mp4': 'video/mp4',
  };
  for (const [name, type] of Object.entries(types))
    expect((await get(name)).headers.get('content-type')).toBe(type);
});
