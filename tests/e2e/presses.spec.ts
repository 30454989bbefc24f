import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { choose, fillCard, fillEmail, CARDS, paymentDetails, submit } from '../support/checkout-page';
import { onResults, rateAll, send, someEmail, toStep3 } from '../support/diagnostic-page';
import { aResult } from '../support/suite-data';

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Notes from now on, with each frame, what a second tap at the middle of a button would hit: in the session
 * of the tab, which also the next page can read.
 * @param next the heading of what takes the place of this page at the same address
 */
async function watchUnder(button: Locator, next?: string): Promise<void> {
  await button.evaluate((element, next) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { href } = location;
    const look = () => {
      if (location.href !== href) return;
      if ([...document.querySelectorAll('h1')].some(({ textContent }) => textContent === next)) return;
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const control = hit?.closest('a, button, input, select, summary, label, iframe');
      if (control && control !== element) {
        const texts = JSON.parse(sessionStorage.getItem('under') ?? '[]') as string[];
        sessionStorage.setItem('under', JSON.stringify([...texts, control.textContent || control.tagName]));
      }
      requestAnimationFrame(look);
    };
    element.addEventListener('click', () => requestAnimationFrame(look), { capture: true });
  }, next);
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

type Form = {
  open: (page: Page) => Promise<unknown>;
  button: string;
  next?: string;
  /** The next page, or what says on this one that it is done. */
  done: (page: Page) => Locator;
};

const main = (page: Page) => page.getByRole('main');
const status = (page: Page) => main(page).getByRole('status').filter({ hasText: /\S/ }).first();

/** A place that another view takes, and a page that says it is done. */
const FORMS: Record<string, Form> = {
  'a tool is bought': {
    open: async (page) => page.goto('/toolbox/goal-cascade-builder'),
    button: 'Buy for',
    next: 'Payment Details',
    done: paymentDetails,
  },
  'a report is mailed': {
    open: async (page) => page.goto(await aResult(page.request)),
    button: 'Email me this report',
    done: (page) => status(page).filter({ hasNotText: 'Asking' }),
  },
};
for (const [what, { open, button, next, done }] of Object.entries(FORMS))
  test(`until ${what}, nothing but the button lies under the finger`, async ({ page }) => {
    await open(page);
    const pressed = main(page)
      .locator('a:not([href^="#"]), button')
      .filter({ hasText: button, visible: true })
      .first();
    await pressed.scrollIntoViewIfNeeded();
    await watchUnder(pressed, next);
    await pressed.click();
    await expect(done(page)).toBeVisible();
    expect(await seenUnder(page)).toBeNull();
  });
