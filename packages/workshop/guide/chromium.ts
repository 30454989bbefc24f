import { chromium, type Browser } from 'playwright';
import { testBrowser } from '@/scripts/setup/machine.mjs';

let started: Promise<Browser> | undefined;

/** One Chromium for all that this process prints and opens. It ends when the process does. */
export const browser = (): Promise<Browser> =>
  (started ??= chromium.launch({
    executablePath: testBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }));

/**
 * Prints a page as a tagged PDF with bookmarks.
 * @param html the whole page, in the size that its style sheet says; nothing is fetched
 */
export async function print(html: string): Promise<Buffer> {
  const page = await (await browser()).newPage();
  try {
    await page.setContent(html);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    return await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
  } finally {
    await page.close();
  }
}
