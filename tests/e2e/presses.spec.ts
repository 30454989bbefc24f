import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/kernel/routes';
import { expect, test } from '../support/browser';
import { choose, fillCard, fillEmail, CARDS, paymentDetails, submit } from '../support/checkout-page';
import { onResults, rateAll, send, someEmail, toStep3 } from '../support/diagnostic-page';
import { payAndOpenTheMail, someone } from '../support/purchase';
import { siteEnvironment } from '../support/site-environment.mjs';
import { mailLinks, somebody } from '../support/somebody';
import { answerIn, aTeamRoom } from '../support/team-rooms';
import { aResult } from '../support/stored-results';

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
const anEmail = async (page: Page, path: string) => {
  await page.goto(path);
  await main(page).getByRole('textbox').first().fill(someEmail());
};
const theirData = async (page: Page) => page.goto((await somebody()).page);
const aRoom = async (page: Page) => page.goto((await aTeamRoom(page.request)).link);
const rate = (page: Page) => main(page).locator('fieldset.rating').first().getByRole('radio').nth(1).check();

/** A press opens the calendar in a new tab, and tells of it here. */
const aCall = async (page: Page) => {
  await page.context().route('https://example.com/**', (route) => route.fulfill({ body: 'A calendar' }));
  await page.goto(await aResult(page.request));
};

const anOrder = async (page: Page) => {
  await choose(page);
  await payAndOpenTheMail(page, someone());
};

const FORMS: Record<string, Form> = {
  'an order is looked for': {
    open: (page) => anEmail(page, routes.findPurchase),
    button: 'Send my links',
    done: status,
  },
  'a link to the data is asked for': {
    open: (page) => anEmail(page, routes.yourData),
    button: 'Send me the link',
    done: status,
  },
  'data is corrected': {
    open: async (page) => {
      await theirData(page);
      await main(page).getByText('Correct your details').first().click();
    },
    button: 'Save',
    done: status,
  },
  'an address is changed': {
    open: async (page) => {
      await theirData(page);
      await main(page).locator('#address').getByRole('textbox').fill(someEmail());
    },
    button: 'Send the link',
    done: status,
  },
  'the newsletter is stopped': { open: theirData, button: 'Stop the newsletter', done: status },
  'a stranger’s answers are deleted': {
    open: async (page) => page.goto(mailLinks.notMe((await somebody()).id)),
    button: 'Delete it',
    done: (page) => page.getByRole('heading', { name: 'It’s deleted' }),
  },
  'all data is deleted': {
    open: async (page) => page.goto((await somebody()).deletion),
    button: 'Delete it all for good',
    done: status,
  },
  'a team room is made': {
    open: (page) => page.goto(routes.aboutTeamRooms),
    button: 'Make a team room',
    done: (page) => page.getByRole('heading', { name: 'Your team room' }),
  },
  'a team room is closed': {
    open: async (page) => {
      const room = await aTeamRoom(page.request);
      await answerIn(room, page.request, '33', '1', '1', '3');
      await page.goto(room.founder);
    },
    button: 'Close it and show the ranges',
    done: (page) => page.getByRole('heading', { name: 'Where you’re furthest apart' }),
  },
  'a team room is deleted': {
    open: async (page) => {
      await page.goto((await aTeamRoom(page.request)).founder);
      await main(page).getByRole('link', { name: 'Delete this room, or get a new link' }).click();
    },
    button: 'Delete it and start over',
    done: (page) => main(page).getByText('Nobody has answered yet.'),
  },
  'a tool is bought': {
    open: async (page) => page.goto('/toolbox/goal-cascade-builder'),
    button: 'Buy for',
    next: 'Payment Details',
    done: paymentDetails,
  },
  'the difference to the bundle is paid': {
    open: anOrder,
    button: 'Upgrade for',
    done: (page) => page.getByRole('button', { name: 'Pay' }),
  },
  'the money is asked back': {
    open: anOrder,
    button: 'Ask for a refund',
    done: (page) => main(page).getByText('Refund requested', { exact: true }),
  },
  'the cost of a hire is in the demo': {
    open: (page) => page.goto(routes.home),
    button: 'See the curve',
    done: (page) => page.getByRole('heading', { level: 1, name: 'ROI Projection Calculator' }),
  },
  'an answer is sent': {
    open: async (page) => {
      await aRoom(page);
      await rate(page);
    },
    button: 'Send my answer',
    done: status,
  },
  'an answer is withdrawn': {
    open: async (page) => {
      await aRoom(page);
      await rate(page);
      await main(page).getByRole('button', { name: 'Send my answer' }).click();
    },
    button: 'Delete my answer',
    done: (page) => status(page).filter({ hasText: 'deleted' }),
  },
  'a report is mailed': {
    open: async (page) => page.goto(await aResult(page.request)),
    button: 'Email me this report',
    done: (page) => status(page).filter({ hasNotText: 'Asking' }),
  },
  'a call is asked for': {
    open: aCall,
    button: 'Schedule Your Business Clarity Call',
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

test.describe('where Stripe.js does not come', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('until Stripe’s own page is there, nothing but the button lies under the finger', async ({ page }) => {
    await page.route(siteEnvironment.STRIPE_JS_URL, (route) => route.abort());
    await choose(page);
    const pressed = page.getByRole('button', { name: 'Pay on Stripe’s page' });
    await watchUnder(pressed);
    await pressed.click();
    await page.waitForURL(/\/c\/pay|checkout/);
    await page.goto('/');
    expect(await seenUnder(page)).toBeNull();
  });
});
