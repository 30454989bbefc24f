import { chromium, type Browser } from 'playwright';
import { z } from 'zod';
import { installedBrowser } from '../../scripts/setup/browser.mjs';

/** How much slower a phone's processor is than that of this machine. */
const SLOWED = 4;
/** Milliseconds for one piece of work, of the thread that answers whoever uses the page. */
const LIMIT = 50;
/** What the browser notes of each piece of its work. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', '__metadata'];
const PIECE = 'RunTask';

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Microseconds of the thread's processor time: what else runs on the machine adds nothing to it. */
      tdur: z.number().default(0),
      args: z.object({ name: z.unknown() }).partial().optional(),
    }),
  ),
});

/** The pieces of work above the limit that waking a page by Buy has, until its checkout is there. */
type Waking = { longest: number; over: number };

/**
 * @param url a page where something can be bought
 * @returns milliseconds, and how many took longer than the limit
 */
export async function wake(url: string): Promise<Waking> {
  const browser = await chromium.launch({
    executablePath: installedBrowser() ?? chromium.executablePath(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const pieces = await piecesOf(browser, url);
    return { longest: Math.max(...pieces), over: pieces.filter((time) => time > LIMIT).length };
  } finally {
    await browser.close();
  }
}

async function piecesOf(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.locator('[data-buy]').first().click();
  await page.locator('.checkout').getByRole('heading', { level: 1 }).waitFor();
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  const main = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === PIECE && main.some((one) => one.pid === pid && one.tid === tid))
    .map(({ tdur }) => tdur / 1000);
}

export const wakingLine = ({ longest, over }: Waking) =>
  `Buying wakes a page: its longest piece of work ${longest.toFixed(0)} ms of a processor slowed down ${SLOWED} times, ${over} above ${LIMIT}.`;

export const wakingMisses = ({ longest }: Waking) =>
  longest > LIMIT ? [`waking: one piece of work takes ${longest.toFixed(0)} ms, at most ${LIMIT} asked`] : [];
