import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { choose, fillCard, fillEmail, CARDS, submit } from '../support/checkout-page';
import { onResults, rateAll, send, someEmail, toStep3 } from '../support/diagnostic-page';

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Notes from now on, with each frame, what a second tap at the middle of a button would hit: in the session
 * of the tab, which also the next page can read.
 */
async function watchUnder(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { href } = location;
    const look = () => {
      if (location.href !== href) return;
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const control = hit?.closest('a, button, input, select, summary, label, iframe');
      if (control && control !== element) {
        const texts = JSON.parse(sessionStorage.getItem('under') ?? '[]') as string[];
        sessionStorage.setItem('under', JSON.stringify([...texts, control.textContent || control.tagName]));
      }
      requestAnimationFrame(look);
    };
    element.addEventListener('click', () => requestAnimationFrame(look), { capture: true });
  });
}

const seenUnder = (page: Page) => page.evaluate(() => sessionStorage.getItem('under'));

test('until the results are there, nothing but the button lies under the finger', async ({ page }) => {
  await toStep3(page, { Email: someEmail() });
  await rateAll(page, 'Somewhat');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await watchUnder(send(page));
  await send(page).click();
  await onResults(page);
  expect(await seenUnder(page)).toBeNull();
});

test('two quick taps on Get My Results lead to the results', async ({ page }) => {
  await toStep3(page, { Email: someEmail() });
  await rateAll(page, 'Somewhat');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const box = (await send(page).boundingBox())!;
  const tap = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await tap();
  await page.getByText('Loading your results').or(page.getByText('Generating Report...')).first().waitFor();
  await tap();
  await onResults(page);
});

test('until a payment is through, nothing but the button lies under the finger', async ({ page }) => {
  await choose(page);
  await fillEmail(page);
  await fillCard(page, CARDS.good);
  await submit(page).scrollIntoViewIfNeeded();
  await watchUnder(submit(page));
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(await seenUnder(page)).toBeNull();
});

for (const [path, name] of [
  ['/find-purchase', /send|mail/i],
  ['/your-data', /send|mail/i],
] as const)
  test(`until ${path} has answered, nothing but the button lies under the finger`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await main.getByRole('textbox').first().fill(someEmail());
    const button = main.getByRole('button', { name }).first();
    await button.scrollIntoViewIfNeeded();
    await watchUnder(button);
    await button.click();
    await expect(
      main
        .getByRole('status')
        .or(main.getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible();
    expect(await seenUnder(page)).toBeNull();
  });
