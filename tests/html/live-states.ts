import type { Page } from '@playwright/test';
import { routes, apiRoutes } from '@/lib/kernel/routes';
import { expect } from '../support/browser';
import { bank, buyButton, CARDS, choose, fillEmail, pay } from '../support/checkout-page';
import { DIAGNOSTIC_STATES, type LiveState } from './diagnostic-states';
import { aDataKey } from '../support/personal-data';
import { A_RESULT, DEMOS, PAGES } from '../support/route-table';
import { aResult, inDatabase, mailLinks, somebody } from '../support/suite-data';
import { aClosedTeamRoom, aTeamRoom } from '../support/team-rooms';
import { openFolds } from '../support/windows';

const at = (path: string): LiveState => [path, (page) => page.goto(path)];

/** Every page there is, with all that can be unfolded. */
const EVERY_PAGE = PAGES.map(({ path }): LiveState => [
  path,
  async (page, request) => {
    await page.goto(path === A_RESULT ? await aResult(request) : path);
    await openFolds(page);
  },
]);

const HEADER: LiveState[] = [
  ['the landing page with its panels closed', (page) => page.goto(routes.home)],
  [
    'the open menu of the toolbox',
    async (page) => {
      await page.goto(routes.toolbox);
      await page.getByRole('button', { name: 'Toolbox', exact: true }).click();
      await expect(page.locator('#toolbox-menu')).toBeVisible();
    },
  ],
];

const SHOP: LiveState[] = [
  [
    'the payment form, with a doubt about the address',
    async (page) => {
      await choose(page);
      await fillEmail(page, 'ada@gmial.com');
      await expect(page.getByText(/Did you mean/)).toBeVisible();
    },
  ],
  [
    'a card that was refused',
    async (page) => {
      await choose(page);
      await pay(page, undefined, CARDS.declined);
      await expect(page.locator('main form').getByRole('alert')).toBeVisible();
    },
  ],
  [
    'the question of a bank',
    async (page) => {
      await choose(page);
      await pay(page, undefined, CARDS.asks);
      await expect(bank(page).getByRole('button').first()).toBeVisible();
    },
  ],
  ['a payment that was made', paid],
  [
    'the page of an order',
    async (page) => {
      await paid(page);
      await page.getByRole('link', { name: 'See your order' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
      await openFolds(page);
    },
  ],
  [
    'a checkout that is closed',
    async (page) => {
      await page.route(`**${apiRoutes.createPaymentIntent}`, (route) =>
        route.fulfill({ status: 503, json: { message: 'closed' } }),
      );
      await page.goto(routes.product('goal-cascade-builder'));
      await buyButton(page).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
  at(`${routes.findPurchase}?invalid`),
];

const DEMO_STATES: LiveState[] = [
  ...DEMOS.map(at),
  [
    'a demo with a complaint',
    async (page) => {
      await page.goto('/tools/roi-projection-calculator.html');
      await page.getByLabel('Months to look ahead, up to 60').fill('many');
    },
  ],
  [
    'a demo filled in from a diagnostic',
    async (page) => {
      await page.goto('/tools/team-performance-dashboard.html#ratings=3333210-33333333');
      await expect(page.locator('.said')).toContainText('Filled in from your diagnostic');
    },
  ],
];

const DATA: LiveState[] = [
  ...['invalid', 'deleted', 'deleting'].map((outcome) => at(`${routes.yourData}?${outcome}`)),
  [
    'what is stored about somebody',
    async (page) => {
      await page.goto((await somebody()).page);
      await openFolds(page);
    },
  ],
  [
    'the same with what was refused',
    async (page) => {
      const { page: address } = await somebody();
      await page.goto(`${address}?corrected=refused&address=invalid&newsletter=stopped`);
      await openFolds(page);
    },
  ],
  ['the question before it is deleted', async (page) => page.goto((await somebody()).deletion)],
  [
    'the question of a new mailbox',
    async (page) => {
      const { email } = await somebody();
      const key = await inDatabase((database) => aDataKey(database, email, { newEmail: 'new@example.org' }));
      await page.goto(routes.newAddress(key));
    },
  ],
  [
    'the question of whoever did not ask for a report',
    async (page) => {
      await page.goto(mailLinks.notMe((await somebody()).id));
    },
  ],
];

const TEAM: LiveState[] = [
  [
    'a team room that is made',
    async (page, request) => page.goto(`${(await aTeamRoom(request)).founder}?said=few`),
  ],
  [
    'a team room that somebody rates in',
    async (page, request) => page.goto(`${(await aTeamRoom(request)).link}?said=refused`),
  ],
  [
    'a team room that is closed',
    async (page, request) => page.goto((await aClosedTeamRoom(request)).founder),
  ],
  [
    'the question before a team room is deleted',
    async (page, request) => page.goto(`${(await aTeamRoom(request)).founder}/delete`),
  ],
];

/** Every page, and the states that a visitor brings it into. Each begins in a new browser. */
export const LIVE_STATES: LiveState[] = [
  ...EVERY_PAGE,
  ...HEADER,
  ...SHOP,
  ...DEMO_STATES,
  ...DIAGNOSTIC_STATES,
  ...TEAM,
  ...DATA,
];

async function paid(page: Page): Promise<void> {
  await choose(page);
  await pay(page);
  await expect(page.getByRole('link', { name: 'See your order' })).toBeVisible();
}
