import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isStill } from '@/lib/kernel/pages';
import { expect, test } from '../support/browser';
import { EACH_PAGE } from '../support/route-table';
import { siteEnvironment } from '../support/site-environment.mjs';

const STATES = ['hover', 'active', 'focus', 'focus-visible', 'focus-within'];

type Looks = { elements: Element[]; styles: string[] };

/** What Next's stylesheets are for a page, in their order: as it tells its own router. */
function wholeSheets(address: string): string[] {
  const file = `${address === '/' ? '/index' : address}.rsc`;
  const told = fs.readFileSync(path.join(siteEnvironment.BUILD_FOLDER, 'server/app', file), 'utf8');
  return [...new Set(told.match(/\/_next\/static\/chunks\/[\w-]+\.css/g))];
}

/** Adds them behind the page's own stylesheet, as a page is woken, and leaves them switched off. */
const addSheets = (addresses: string[]) =>
  Promise.all(
    addresses.map((href) => {
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href,
        className: 'whole',
      });
      document.head.append(link);
      return new Promise<void>((done) => {
        link.onload = () => {
          link.disabled = true;
          done();
        };
      });
    }),
  );

/** Everything is open, and marked as scripts mark it. */
function openAll(): void {
  for (const panel of document.querySelectorAll('details')) panel.open = true;
  for (const entrance of document.querySelectorAll('[data-enter]')) entrance.classList.add('enters');
  for (const button of document.querySelectorAll('[data-buy]')) button.setAttribute('aria-busy', 'true');
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    popover.popover = 'manual';
    popover.showPopover();
  }
}

/** Has every element under the pointer and in focus at once. */
async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: STATES })),
  );
}

/** Keeps what each element looks like, and what stands before, behind and around it. */
function look(): void {
  const elements = [...document.querySelectorAll('html, body, body *')];
  for (const animation of document.getAnimations()) animation.cancel();
  const styles = elements.flatMap((element) =>
    ['', '::before', '::after', '::marker', '::backdrop'].map(
      (part) => getComputedStyle(element, part).cssText,
    ),
  );
  Object.assign(window, { looks: { elements, styles } });
}

/** With the whole styles: which properties of which elements are others than were kept. */
function compare(): string[] {
  const { looks: before } = window as unknown as { looks: Looks };
  for (const link of document.querySelectorAll<HTMLLinkElement>('.whole')) link.disabled = false;
  for (const animation of document.getAnimations()) animation.cancel();
  const different = before.elements.flatMap((element, at) =>
    ['', '::before', '::after', '::marker', '::backdrop'].flatMap((part, kind) => {
      const now = getComputedStyle(element, part).cssText;
      const was = before.styles[at * 5 + kind]!;
      if (now === was) return [];
      const old = new Set(was.split('; '));
      return [
        `${element.outerHTML.slice(0, 80)} ${part}: ${now
          .split('; ')
          .filter((one) => !old.has(one))
          .join('; ')}`,
      ];
    }),
  );
  for (const link of document.querySelectorAll<HTMLLinkElement>('.whole')) link.disabled = true;
  return different.slice(0, 10);
}

for (const address of EACH_PAGE.filter(isStill))
  test(`${address} looks with its own stylesheet as it does with all of the site's`, async ({ page }) => {
    const expectSame = async (what: string) => {
      await page.evaluate(look);
      expect(await page.evaluate(compare), what).toEqual([]);
    };
    await page.goto(address);
    await page.evaluate(addSheets, wholeSheets(address));
    await expectSame('as it comes');
    await forceStates(page);
    await page.evaluate(openAll);
    for (const width of [280, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectSame(`open and pointed at, ${width} px wide`);
    }
    await page.emulateMedia({ media: 'print' });
    await expectSame('on paper');
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    await expectSame('in forced colors');
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    await expectSame('without motion');
  });

test.describe('before its scripts', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED'] });

  for (const address of EACH_PAGE.filter((path) => !isStill(path)))
    test(`${address} looks before its stylesheets are there as it does after`, async ({ page }) => {
      await page.route('**/_next/**/*.js', (route) => route.abort());
      await page.goto(address);
      await page.evaluate(() => {
        for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
          Object.assign(sheet, { className: 'whole', disabled: true });
      });
      await page.evaluate(look);
      expect(await page.evaluate(compare)).toEqual([]);
    });
});
