import { expect, test as base, type ConsoleMessage, type Locator, type Page } from '@playwright/test';

/** Ends the title of a test that asks once more what the first of its kind asks. */
export const nightlyUnless = (isFirst: boolean): string => (isFirst ? '' : ' @nightly');

type Complaints = {
  /** What the page may complain of in this test, as parts of the text. Anything else fails the test. */
  expectedErrors: string[];
};

/** Playwright's test, which fails when a page logs an error or throws one that the test does not expect. */
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
});

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
