import { expect, test } from '@playwright/test';
import { hasWebKit, testFirefox } from '../../scripts/setup/machine.mjs';
import { CARDS, someone } from '../support/checkout-page';
import { inbox } from '../support/inbox';
import { siteEnvironment } from '../support/site-environment.mjs';
import { type Browser, click, clickInFrame, read, type } from './browser';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

const BASE = siteEnvironment.BASE_URL;
const TAB = '\uE004';
const ENTER = '\uE007';

const firefox = testFirefox();
const BROWSERS = [
  {
    name: 'Firefox',
    start: () => startFirefox(firefox!),
    why: !firefox
      ? 'no Firefox here'
      : typeof WebSocket === 'undefined' &&
        'no WebSocket in this Node: NODE_OPTIONS=--experimental-websocket',
  },
  { name: 'WebKit', start: startWebKit, why: !hasWebKit() && 'no WebKitWebDriver or Xvfb here' },
];

const isNoWider = (browser: Browser) =>
  expect
    .poll(() => browser.run(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

/** Ends a part of the walk. */
async function isFine(browser: Browser): Promise<void> {
  await isNoWider(browser);
  expect(await browser.errors()).toEqual([]);
}

for (const { name, start, why } of BROWSERS)
  test.describe(name, () => {
    test.skip(Boolean(why), String(why));
    let browser: Browser;
    test.beforeEach(async () => {
      browser = await start();
      await browser.resize(390, 844);
    });
    test.afterEach(() => browser.close());

    test('the home page: its faces, its drawing beside the headline, its menu', async () => {
      await browser.open(`${BASE}/`);
      const faces = () =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      await expect.poll(() => browser.run(faces)).toEqual(expect.arrayContaining(['display', 'text']));
      await click(browser, 'button', 'Menu');
      await click(browser, 'nav button', 'Toolbox');
      await read(browser, 'SEE ALL TOOLS');
      await isFine(browser);
      await browser.resize(1440, 900);
      await browser.open(`${BASE}/`);
      const [drawn, headline] = await browser.run(() => {
        const right = [...document.querySelectorAll('figure svg text')].map(
          (one) => one.getBoundingClientRect().right,
        );
        return [Math.max(...right), document.querySelector('h1')!.getBoundingClientRect().left];
      });
      expect(drawn).toBeLessThan(headline);
      const underline = () =>
        getComputedStyle(document.querySelector('nav [aria-current]')!).textDecorationLine;
      expect(await browser.run(underline)).toBe('underline');
      await isFine(browser);
    });

    test('the diagnostic, from a refused field to the result', async () => {
      await browser.open(`${BASE}/diagnostic`);
      await read(browser, 'Your browser keeps your answers');
      await click(browser, 'label', 'First name');
      await type(browser, `Ada${TAB}Quist${TAB}ada@${ENTER}`);
      await read(browser, 'Invalid email address');
      await type(browser, `example.com${ENTER}`);
      await click(browser, 'label', 'Team & Delegation');
      await click(browser, 'button', 'Next');
      await click(browser, 'fieldset label', 'Excellent');
      await read(browser, '1 of 16 rated');
      await isFine(browser);
      await click(browser, 'button', 'Get My Results');
      await click(browser, 'dialog button', 'Send as they are');
      await read(browser, 'Prepared for Ada Quist');
      await read(browser, '6%');
      await isFine(browser);
      await browser.resize(1440, 900);
      await isFine(browser);
    });

    test('a tool, from its price to its file', async () => {
      const email = someone();
      await browser.open(`${BASE}/toolbox/goal-cascade-builder`);
      await read(browser, 'Buy for');
      await click(browser, '[data-buy]', 'Buy for');
      for (const [frame, label, text] of [
        ['contact-details', 'Email', email],
        ['payment', 'Card number', `${CARDS.good}${TAB}1234${TAB}123`],
      ] as const) {
        await clickInFrame(browser, frame, label);
        await type(browser, text);
      }
      await isFine(browser);
      await click(browser, 'button', 'Complete Purchase');
      await read(browser, 'Payment Successful!');
      await isFine(browser);
      const [mail] = await inbox().mailsTo(email);
      await browser.open(/https?:\S+\/orders\/[\w-]+/.exec(mail?.text ?? '')![0]);
      await read(browser, 'Your order');
      const fetched = await browser.run(async () => {
        const link = document.querySelector<HTMLAnchorElement>('a[download], a[href*="/api/download"]')!;
        const answer = await fetch(link.href);
        return [answer.status, (await answer.arrayBuffer()).byteLength];
      });
      expect(fetched).toEqual([200, expect.any(Number)]);
      await isFine(browser);
    });

    test('a demo counts what is typed, and shows it whole', async () => {
      await browser.open(`${BASE}/tools/roi-projection-calculator.html`);
      const headline = () => document.querySelector('.headline')!.textContent;
      const before = await browser.run(headline);
      await click(browser, 'label', 'Cost each month');
      await type(browser, '0');
      await expect.poll(() => browser.run(headline)).not.toBe(before);
      await isFine(browser);
      await browser.open(`${BASE}/tools/okr-planning-calculator.html`);
      await click(browser, 'label', 'Goal for the quarter');
      await type(browser, ' and then some'.repeat(5));
      const hidden = () => {
        const { scrollHeight, clientHeight } = document.querySelector('textarea')!;
        return scrollHeight - clientHeight;
      };
      await expect.poll(() => browser.run(hidden)).toBeLessThanOrEqual(1);
      await isFine(browser);
    });
  });
