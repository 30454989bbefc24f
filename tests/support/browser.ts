import {
  expect,
  test as base,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';

/** Ends the title of a test that asks once more what the first of its kind asks. */
export const nightlyUnless = (isFirst: boolean): string => (isFirst ? '' : ' @nightly');

type Complaints = {
  /** What the page may complain of in this test, as parts of the text. Anything else fails the test. */
  expectedErrors: string[];
};

/**
 * Playwright's test, which fails when a page logs an error or throws one that the test does not expect. A
 * page that it has opened does all that it can, unless the test wants only the beginning of it (`commit`).
 */
export const test = base.extend<Complaints & { noUnexpectedErrors: void }>({
  expectedErrors: [[], { option: true }],
  noUnexpectedErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(describe(message));
      });
      context.on('weberror', (error) =>
        errors.push(`uncaught: ${error.error().stack ?? error.error().message}`),
      );
      await use();
      expect(errors.filter((error) => !expectedErrors.some((part) => error.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const open = page.goto.bind(page);
      page.goto = (to, how) =>
        how?.waitUntil === 'commit' ? open(to, how) : ready(page, () => open(to, how));
      const reload = page.reload.bind(page);
      page.reload = (...how) => ready(page, () => reload(...how));
    }
    await use(page);
  },
});

/**
 * Before React is there, Buy leads to Stripe's page; a page that sells is tried out with it, down to its
 * foot, where React comes last.
 */
async function ready<Answer>(page: Page, open: () => Promise<Answer>): Promise<Answer> {
  const isKeptAway = page.waitForEvent('requestfailed', { predicate: isNextScript, timeout: 0 });
  // The other one is waited for no more, and ends with the page.
  isKeptAway.catch(() => {});
  const answer = await open();
  const isAlive = page.waitForFunction(() => {
    const last = document.querySelector('[data-buy]') && [...document.querySelectorAll('.foot-link')].at(-1);
    return !last || Object.keys(last).some((key) => key.startsWith('__reactProps'));
  });
  isAlive.catch(() => {});
  await Promise.race([isAlive, isKeptAway]);
  return answer;
}

const isNextScript = (request: Request) =>
  new URL(request.url()).pathname.startsWith('/_next/static/chunks/');

const describe = (message: ConsoleMessage) => `${message.text()} (${message.location().url})`;

/** React has taken over the element, and its effects have run: they follow the frame after. */
export async function untilAlive(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  await element.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)))),
  );
}

export { expect };

/** Notes how far anything on the page moves by itself, from its beginning. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const noted = Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
