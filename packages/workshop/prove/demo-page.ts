import type { BrowserContext, Page } from 'playwright';
import { loadContent } from '@/lib/content/load';
import { demoFiles } from '@/scripts/setup/demos';
import { CONTENT } from '@/tests/support/content-folder';
import { browser } from '../guide/chromium';

/**
 * What a demo's page says of what was typed. Signs before words, which screen readers pass over, are none of
 * it.
 */
export type Said = {
  headline: string;
  /** All texts of the result that stand in no table. */
  texts: string[];
  tables: { caption: string; rows: string[][] }[];
};

const HOST = 'http://demos.test';

/**
 * The pages as their build makes them of the present source. Nothing is served, and whatever else they ask
 * for fails.
 */
export async function openDemos() {
  const made = await demoFiles(loadContent(CONTENT), HOST);
  const files = new Map(made.map(({ path, contents }) => [`/tools/${path}`, Buffer.from(contents)]));
  const context = await (await browser()).newContext();
  return {
    /**
     * Opens files in a demo, one after the other, as a visitor does by “Open file”.
     * @returns what the page says after each
     */
    async opened(slug: string, typed: readonly string[]): Promise<Said[]> {
      const page = await pageOf(context, files, slug);
      // The form takes longest to draw, and nothing is read in it.
      await page.addStyleTag({ content: '.entries { display: none }' });
      const said: Said[] = [];
      for (let from = 0; from < typed.length; from += AT_ONCE)
        said.push(...(await page.evaluate(openAll, { from, files: typed.slice(from, from + AT_ONCE) })));
      await page.close();
      return said;
    },
    /** One demo's page, and every address that it asks for from now on. */
    async page(slug: string): Promise<{ page: Page; asked: string[] }> {
      const page = await pageOf(context, files, slug);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
      return { page, asked };
    },
    close: () => context.close(),
  };
}

const AT_ONCE = 250;

async function pageOf(context: BrowserContext, files: Map<string, Buffer>, slug: string): Promise<Page> {
  const page = await context.newPage();
  // Vitest ends what hangs: a busy machine may take its time.
  page.setDefaultTimeout(0);
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    return body ? route.fulfill({ body, contentType: TYPES[pathname.split('.').at(-1)!] }) : route.abort();
  });
  await page.goto(`${HOST}/tools/${slug}.html`);
  await page.locator('.headline[role=status]').waitFor();
  return page;
}
const TYPES: Record<string, string> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

/** In the page: each file is chosen, and read by the demo, before the next one. */
async function openAll({ from, files }: { from: number; files: readonly string[] }): Promise<Said[]> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const told = document.querySelector('.said')!;
  const result = document.querySelector('.result')!;
  const text = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    copy.querySelectorAll('[aria-hidden]').forEach((sign) => sign.remove());
    return copy.textContent.trim();
  };
  const rows = (table: Element) =>
    [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(text));
  const all: Said[] = [];
  for (const [index, file] of files.entries()) {
    const name = `case ${from + index}.json`;
    const done = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!told.textContent.includes(`“${name}”`)) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(told, { childList: true, characterData: true, subtree: true });
    });
    const transfer = new DataTransfer();
    transfer.items.add(new File([file], name));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await done;
    if (told.classList.contains('error')) throw new Error(`${told.textContent}\n${file}`);
    all.push({
      headline: text(result.querySelector('.headline')!),
      texts: [...result.querySelectorAll('p:not(.headline), dl > div, .tree li')].map(text),
      tables: [...result.querySelectorAll('table')].map((table) => ({
        caption: text(table.querySelector('caption')!),
        rows: rows(table),
      })),
    });
  }
  return all;
}
