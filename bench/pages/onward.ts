import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../medians';
import type { PlainBrowser } from './plain-browser';

/** On from a page to another, and back. */
export type Onward = {
  /** Milliseconds from the click on a link until the page behind it is painted. */
  next: number;
  /** Of the visits, how many found the page prepared ahead. */
  prepared: number;
  /** Of the visits, how many found the page as it was left when they went back. */
  kept: number;
};

const VISITS = 3;
/** A visitor's hand rests on a link so long, in milliseconds: browsers prepare the page after 200. */
const REST = 1500;
const PATIENCE = 15_000;

/** Goes on from a page by a link in its footer, and back, a few times. @returns the median, and how often */
export async function goOn(browser: PlainBrowser, url: string): Promise<Onward> {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let at = 0; at < VISITS; at++) visits.push(await visit(browser, url));
  return {
    next: median(visits.map(({ next }) => next)),
    prepared: visits.filter(({ isPrepared }) => isPrepared).length / VISITS,
    kept: visits.filter(({ isKept }) => isKept).length / VISITS,
  };
}

async function visit(browser: PlainBrowser, url: string) {
  await browser.send('Target.createTarget', { url });
  await attachToTab(browser, url);
  const page = await pageAt(browser, url);
  const isThere = `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`;
  await until(page, isThere);
  const { x, y, leadsTo } = await page<{ x: number; y: number; leadsTo: string }>(`(() => {
    window.isKept = true;
    addEventListener('click', () => sessionStorage.setItem('clicked', performance.timeOrigin + performance.now()), true);
    const link = [...document.querySelectorAll('a')].find((link) => link.checkVisibility() && !link.target &&
      ['/book-call', '/testimonials'].includes(link.pathname) && link.pathname !== location.pathname);
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, leadsTo: link.href };
  })()`);
  const mouse = (type: string) =>
    browser.send(
      'Input.dispatchMouseEvent',
      { type, x, y, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 },
      page.session,
    );
  await mouse('mouseMoved');
  await sleep(REST);
  await mouse('mousePressed');
  await mouse('mouseReleased').catch(() => null);
  const second = await pageAt(browser, leadsTo);
  await until(second, `performance.getEntriesByName('first-contentful-paint').length > 0`);
  const { next, isPrepared } = await second<{ next: number; isPrepared: boolean }>(`(() => {
    const [{ activationStart }] = performance.getEntriesByType('navigation');
    const [{ startTime }] = performance.getEntriesByName('first-contentful-paint');
    const painted = performance.timeOrigin + Math.max(activationStart, startTime);
    return { next: painted - sessionStorage.getItem('clicked'), isPrepared: activationStart > 0 };
  })()`);
  // It may be gone before it has answered.
  await second('history.back()').catch(() => null);
  const first = await pageAt(browser, url);
  await until(first, isThere);
  const isKept = await first<boolean>('window.isKept === true');
  await browser.send('Target.closeTarget', { targetId: first.target });
  return { next, isPrepared, isKept };
}

type Evaluate = { <Value>(expression: string): Promise<Value>; session: string; target: string };
type Target = { targetId: string; type: string; subtype?: string; url: string };

async function targets(browser: PlainBrowser, type: string): Promise<Target[]> {
  const { targetInfos } = await browser.send<{ targetInfos: Target[] }>('Target.getTargets', {
    filter: [{ type }],
  });
  return targetInfos;
}

/** Attaches to the tab that shows an address, and by way of it to each page that it comes to show. */
async function attachToTab(browser: PlainBrowser, url: string): Promise<void> {
  const { targetId } = await patiently(
    async () => (await targets(browser, 'tab')).find((tab) => tab.url === url) ?? null,
    url,
  );
  const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const each = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await browser.send('Target.setAutoAttach', each, sessionId);
}

async function until(page: Evaluate, expression: string): Promise<void> {
  // A page that is on its way has nothing that could answer.
  await patiently(
    async () => ((await page<boolean>(expression).catch(() => false)) ? true : null),
    expression,
  );
}

/** The page that is shown at an address, which another may have taken the place of. */
async function pageAt(browser: PlainBrowser, url: string): Promise<Evaluate> {
  const { target, session } = await patiently(async () => {
    const shown = (await targets(browser, 'page')).find((one) => !one.subtype && one.url === url);
    const attached = shown && browser.sessions.get(shown.targetId);
    return attached ? { target: shown.targetId, session: attached } : null;
  }, url);
  const evaluate = async <Value>(expression: string) => {
    const asked = { expression, returnByValue: true };
    const { result } = await browser.send<{ result: { value: Value } }>('Runtime.evaluate', asked, session);
    return result.value;
  };
  return Object.assign(evaluate, { session, target });
}

async function patiently<Found>(look: () => Promise<Found | null>, what: string): Promise<Found> {
  for (const begun = Date.now(); Date.now() - begun < PATIENCE; await sleep(20)) {
    const found = await look();
    if (found !== null) return found;
  }
  throw new Error(`It never came to this: ${what}`);
}
