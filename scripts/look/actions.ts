import type { Page } from 'playwright';
import { loadContent } from '../../lib/content/load';
import { STATEMENT_IDS } from '../../lib/diagnostic/rules/questionnaire';
import { apiRoutes } from '../../lib/kernel/api-routes';
import { routes } from '../../lib/kernel/routes';
import { CARDS, pay } from '../../tests/support/checkout-page';
import { inProject } from '../setup/project.mjs';

const { page: words, buttons } = loadContent(inProject('content')).diagnostic.questionnaire;

export async function openCheckout(page: Page) {
  await untilAlive(page, 'button');
  await page.locator('main [data-buy]').first().click();
  await page.locator('.payment-form .button:enabled, .checkout-form [role=alert]').first().waitFor();
}

export function payWith(card: string, until: string) {
  return async (page: Page) => {
    await openCheckout(page);
    await pay(page, card);
    await page.locator(until).first().waitFor();
  };
}

export async function seeOrder(page: Page) {
  await payWith(CARDS.good, '.checkout-sheet a.button')(page);
  await page.locator('.checkout-sheet a.button').first().click();
  await page.waitForURL(`**${routes.order('')}*`);
}

/** Opens a popover by its button. */
export function press(button: string) {
  return (page: Page) => page.locator(button).first().click();
}

export function refused(status: number) {
  return async (page: Page) => {
    await page.route(`**${apiRoutes.createPaymentIntent}`, (route) => route.fulfill({ status, json: {} }));
  };
}

export async function untilRefused(page: Page) {
  await untilAlive(page, 'button');
  await page.locator('main [data-buy]').first().click();
  await page.getByRole('alertdialog').waitFor();
}

export async function withoutStripe(page: Page) {
  await page.route('**/stripe.js', (route) => route.abort());
}

export async function openMenu(page: Page) {
  await page.locator('.menu-button').click();
}

/** A click before React has taken over the page is lost. */
async function untilAlive(page: Page, element = 'form') {
  await page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps')),
    element,
  );
}

export function untilShown(selector: string) {
  return (page: Page) => page.locator(selector).first().waitFor();
}

export async function askForNext(page: Page) {
  await untilAlive(page);
  await page.getByRole('button', { name: buttons.next }).click();
  await page.locator('[data-sonner-toast] [role=alert]').waitFor();
}

export async function typeNonsense(page: Page) {
  await untilAlive(page);
  const fill = (name: string, text: string) => page.locator(`[name=${name}]`).fill(text);
  await fill('firstName', 'A');
  await fill('lastName', 'B');
  await fill('email', 'ada@example');
  await fill('phone', 'after six');
  await fill('role', 'x'.repeat(120));
  await page.getByRole('button', { name: buttons.next }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

export async function askToStartOver(page: Page) {
  await untilAlive(page);
  await page.getByRole('button', { name: words.draft.startOver }).click();
  await page.getByRole('dialog').waitFor();
}

export async function showAllHelp(page: Page) {
  await page.locator('.show-help').check();
  await openAllDetails(page);
}

export async function pointAtRating(page: Page) {
  await page.locator(`[name="ratings.${STATEMENT_IDS[0]}"]`).nth(3).focus();
  await page.locator(`label:has([name="ratings.${STATEMENT_IDS[0]}"])`).nth(3).hover();
  await page.waitForTimeout(700);
}

export async function send(page: Page) {
  await untilShown('.rating')(page);
  await page.getByRole('button', { name: buttons.submit }).click();
  await page.getByRole('button', { name: buttons.submitting }).waitFor();
}

export async function sendUnrated(page: Page) {
  await untilShown('.rating')(page);
  await page.getByRole('button', { name: buttons.submit }).click();
  await page.getByRole('dialog').waitFor();
}

export async function sendAndFail(page: Page) {
  await untilShown('.rating')(page);
  await page.getByRole('button', { name: buttons.submit }).click();
  await page.locator('[data-sonner-toast] [role=alert]').waitFor();
}

export async function openAllDetails(page: Page) {
  await page.evaluate(() =>
    document.querySelectorAll('main details').forEach((panel) => panel.setAttribute('open', '')),
  );
}
