import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { browserFiles } from '@/packages/sandbox/stripe-js/files';
import { nothingToFind } from '../support/axe';
import { close, listen, PUBLISHABLE_KEY, startSandbox } from '../support/start-sandbox';

/** A small shop of its own: one intent of 5 dollars, Stripe.js of the sandbox, and what came out as text. */
const test = base.extend<{
  shop: {
    open: (redirect?: string) => Promise<string>;
    openReact: () => Promise<void>;
    status: (id: string) => Promise<string>;
  };
}>({
  shop: async ({ page }, use) => {
    const sandbox = await startSandbox({ webhook: null, files: await browserFiles() });
    const server = createServer((_, response) =>
      response.setHeader('content-type', 'text/html').end('<title>Shop</title>'),
    );
    const address = `http://127.0.0.1:${await listen(server)}`;
    await use({
      open: async (redirect = 'if_required') => {
        const intent = await sandbox.stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
        await page.goto(address);
        await page.setContent(html(sandbox.url, intent.client_secret ?? '', redirect, address));
        return intent.id;
      },
      openReact: async () => {
        const { client_secret: secret } = await sandbox.stripe.paymentIntents.create({
          amount: 500,
          currency: 'usd',
        });
        await page.goto(address);
        await page.setContent(
          `<body data-key="${PUBLISHABLE_KEY}" data-client-secret="${secret}"><div id="root"></div>`,
        );
        await page.addScriptTag({ url: `${sandbox.url}/stripe.js` });
        await page.addScriptTag({ content: await reactShop() });
      },
      status: async (id) => (await sandbox.stripe.paymentIntents.retrieve(id)).status,
    });
    sandbox.stop();
    close(server);
  },
});

async function reactShop(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '../support/react-shop.tsx')],
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const html = (origin: string, clientSecret: string, redirect: string, address: string) => `
<main><div id="contact"></div><div id="payment"></div><button>Pay</button><output></output></main>
<script src="${origin}/stripe.js"></script>
<script>
const stripe = Stripe('${PUBLISHABLE_KEY}');
const clientSecret = '${clientSecret}';
const elements = stripe.elements({ mode: 'payment', amount: 500, currency: 'usd' });
elements.create('contactDetails').mount('#contact');
elements.create('payment', { layout: 'tabs' }).mount('#payment');
const say = (text) => { document.querySelector('output').textContent = text; };
document.querySelector('button').onclick = async () => {
  say('Processing');
  const { error: wrong } = await elements.submit();
  if (wrong) return say(wrong.message);
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements, clientSecret, redirect: '${redirect}', confirmParams: { return_url: '${address}/back' },
  });
  say(error ? error.message : paymentIntent.status);
};
</script>`;

test('a good card pays, and its number never reaches the page', async ({ page, shop }) => {
  const id = await shop.open();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await fill(page, '4242424242424242');
  await pay(page);
  await expect(page.getByRole('status')).toHaveText('succeeded');
  expect(await shop.status(id)).toBe('succeeded');
  expect(sent.filter((url) => url.includes('4242424242424242'))).toEqual([]);
  expect(await page.content()).not.toContain('4242 4242');
});

for (const [number, message] of [
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000000069', 'Your card has expired.'],
] as const)
  test(`the card ${number} is refused: ${message}`, async ({ page, shop }) => {
    const id = await shop.open();
    await fill(page, number);
    await pay(page);
    await expect(page.getByRole('status')).toHaveText(message);
    expect(await shop.status(id)).toBe('requires_payment_method');
  });

test('a number that is no test card is refused in the browser and not sent', async ({ page, shop }) => {
  await shop.open();
  await fill(page, '4111111111111111');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await pay(page);
  await expect(card(page).getByText("only Stripe's test cards are taken")).toBeVisible();
  expect(sent).toEqual([]);
});

test('what is incomplete is said beside its field', async ({ page, shop }) => {
  await shop.open();
  await card(page).getByLabel('Card number').fill('4242');
  await pay(page);
  await expect(contact(page).getByText('Your email is incomplete.')).toBeVisible();
  for (const text of ['card number', "card's expiration date", "card's security code"])
    await expect(card(page).getByText(`Your ${text} is incomplete.`)).toBeVisible();
  await nothingToFind(page, ['document-title', 'html-has-lang', 'landmark-one-main', 'page-has-heading-one']);
});

test('3D Secure accepted pays', async ({ page, shop }) => {
  const id = await shop.open();
  await fill(page, '4000002500003155');
  await pay(page);
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByRole('status')).toHaveText('succeeded');
  expect(await shop.status(id)).toBe('succeeded');
});

test('3D Secure refused does not pay, and another card may be tried', async ({ page, shop }) => {
  const id = await shop.open();
  await fill(page, '4000000000003220');
  await pay(page);
  await bank(page).getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('status')).toContainText('unable to authenticate');
  await card(page).getByLabel('Card number').fill('4242424242424242');
  await pay(page);
  await expect(page.getByRole('status')).toHaveText('succeeded');
  expect(await shop.status(id)).toBe('succeeded');
});

test('a bank debit is processing; its tab is reached with the arrow key', async ({ page, shop }) => {
  await shop.open();
  await contact(page).getByLabel('Email').fill('buyer@example.com');
  await card(page).getByRole('tab', { name: 'Card' }).focus();
  await page.keyboard.press('ArrowRight');
  await card(page)
    .getByLabel('Test bank account')
    .selectOption({ label: '000000000009: stays in processing' });
  await pay(page);
  await expect(page.getByRole('status')).toHaveText('processing');
});

test("with redirect 'always' the page is left for the return address, which says how it went", async ({
  page,
  shop,
}) => {
  const id = await shop.open('always');
  await fill(page, '4242424242424242');
  await pay(page);
  await page.waitForURL(/\/back\?/);
  const query = new URL(page.url()).searchParams;
  expect(query.get('payment_intent')).toBe(id);
  expect(query.get('redirect_status')).toBe('succeeded');
  expect(query.get('payment_intent_client_secret')).toContain(`${id}_secret_`);
});

test('a paid intent draws no payment form, and the page is told', async ({ page, shop }) => {
  await shop.open();
  await fill(page, '4242424242424242');
  await pay(page);
  await expect(page.getByRole('status')).toHaveText('succeeded');
  const message = await page.evaluate(LOAD_AGAIN);
  expect(message).toContain('terminal state');
});

test("Stripe's own packages take it for Stripe.js, without a warning", async ({ page, shop }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await shop.openReact();
  await fill(page, '4242424242424242');
  await expect(page.locator('body')).toHaveAttribute('data-email', 'buyer@example.com');
  await pay(page);
  await expect(page.getByRole('status')).toHaveText('succeeded');
  expect(warnings.filter((text) => !text.includes('React DevTools'))).toEqual([]);
});

const LOAD_AGAIN = `new Promise((resolve) => {
  const again = stripe.elements({ clientSecret });
  again.create('payment').on('loaderror', ({ error }) => resolve(error.message)).mount('#payment');
})`;

const card = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
const contact = (page: Page) => page.frameLocator('iframe[title="Secure email input frame"]');
const bank = (page: Page) => page.frameLocator('iframe[title="3D Secure authentication"]');
const pay = (page: Page) => page.getByRole('button', { name: 'Pay' }).click();

async function fill(page: Page, number: string): Promise<void> {
  await contact(page).getByLabel('Email').fill('buyer@example.com');
  await card(page).getByLabel('Card number').fill(number);
  await card(page).getByLabel('Expiration date').fill('12 / 34');
  await card(page).getByLabel('Security code').fill('123');
}
