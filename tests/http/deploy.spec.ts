import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { switchTo } from '../../scripts/deploy/switch.mjs';
import { aDeployedSite } from '../support/a-deployed-site';
import { siteEnvironment } from '../support/site-environment.mjs';

const LIST = path.join(siteEnvironment.BUILD_FOLDER, 'front/answers.json');
type List = { answers: { path: string }[] };
const readList = (release: string) => JSON.parse(fs.readFileSync(path.join(release, LIST), 'utf8')) as List;

/** Takes a script out of what a release answers, as if a later build had no such file. */
function without(release: string, address: string): void {
  const file = path.join(release, LIST);
  const list = readList(release);
  fs.rmSync(file); // the same file as that of the build
  fs.writeFileSync(
    file,
    JSON.stringify({ ...list, answers: list.answers.filter(({ path: one }) => one !== address) }),
  );
}

const dearer = (content: string) => {
  const products = path.join(content, 'products');
  const [first = ''] = fs.readdirSync(products).sort();
  const file = path.join(products, first, 'product.yaml');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^priceCents: .*$/m, 'priceCents: 32100'));
};

// A site is started several times in each.
test.describe.configure({ timeout: 180_000 });

const prices = async (url: string) => JSON.stringify(await (await fetch(`${url}/api/products`)).json());

test('while a release takes the place of another no request fails, and former scripts stay', async () => {
  const site = await aDeployedSite();
  try {
    const before = site.release(1);
    const after = site.release(2, dearer);
    const script = readList(before).answers.find(({ path: one }) => one.endsWith('.js'))!.path;
    without(after, script);
    await site.serve(before);

    const failed: string[] = [];
    let over = false;
    const visitors = ['/api/products', script].map(async (address) => {
      while (!over) {
        const answer = await fetch(site.url + address, { headers: { connection: 'close' } }).catch(String);
        if (typeof answer === 'string') failed.push(`${address}: ${answer}`);
        else if ((await answer.arrayBuffer()) && !answer.ok) failed.push(`${address}: ${answer.status}`);
      }
    });
    await switchTo(after, site.sockets);
    await expect.poll(() => prices(site.url), { timeout: 45_000 }).toContain('32100');
    over = true;
    await Promise.all(visitors);
    expect(failed).toEqual([]);
    expect((await fetch(site.url + script)).status).toBe(200);
  } finally {
    await site.stop();
  }
});

test('somebody with an open page goes on while a release takes the place of another', async ({
  page,
  context,
}) => {
  const site = await aDeployedSite();
  const failed: string[] = [];
  context.on('weberror', (error) => failed.push(error.error().message));
  context.on(
    'response',
    (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`),
  );
  const goTo = async (name: string, path: string) => {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  try {
    await site.serve(site.release(1));
    const after = site.release(2, dearer);
    await page.goto(site.url);
    const open = await context.newPage();
    await open.goto(`${site.url}/toolbox`);

    let over = false;
    const switched = switchTo(after, site.sockets).finally(() => (over = true));
    do {
      await goTo('Testimonials', '/testimonials');
      await goTo('Home', '/');
    } while (!over);
    await switched;
    await expect.poll(() => prices(site.url), { timeout: 45_000 }).toContain('32100');

    await goTo('Testimonials', '/testimonials');
    // What the page needs to sell is of the release before, and fetched only now.
    await open.locator('[data-buy]').first().click();
    await expect(open.locator('.checkout').getByRole('heading', { level: 1 })).toBeVisible();
    expect(failed).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('going back serves the release before with its prices; one that does not start takes no place', async () => {
  const site = await aDeployedSite();
  try {
    const broken = site.release(1);
    fs.rmSync(path.join(broken, 'prisma'));
    const before = site.release(2, dearer);
    await site.serve(site.release(3), [broken, before]);
    expect(await prices(site.url)).not.toContain('32100');

    expect(await site.deploy('--back')).toMatchObject({ code: 0 });
    await expect.poll(() => prices(site.url), { timeout: 45_000 }).toContain('32100');
    expect(site.current()).toBe(before);

    const { code, output } = await site.deploy('--back');
    expect([code, output]).toEqual([1, expect.stringContaining('did not start')]);
    expect(output).toContain('The site is served as before.');
    expect(site.current()).toBe(before);
    expect(await prices(site.url)).toContain('32100');
  } finally {
    await site.stop();
  }
});
