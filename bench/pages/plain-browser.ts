import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { chromium } from 'playwright';
import { installedBrowser } from '../../scripts/setup/browser.mjs';
import { removeFolder, temporaryFolder } from '../../tests/support/temporary-folder';

/** Sends a command of the Chrome DevTools Protocol. @param session of a page; none for the browser itself */
type Send = <Result>(method: string, params?: object, session?: string) => Promise<Result>;

export type PlainBrowser = { send: Send; stop: () => Promise<void> };

type Answer = { id?: number; result?: unknown; error?: { message: string } };

/**
 * Starts the whole Chromium and looks at no page of its own accord. Playwright and Lighthouse attach to every one, also to what is
 * prerendered, which then is only fetched; and they keep pages out of the cache for Back.
 */
export function startPlainBrowser(): PlainBrowser {
  const folder = temporaryFolder('plain-browser');
  const args = ['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${folder}`, '--no-first-run'];
  const browser = spawn(
    installedBrowser() ?? chromium.executablePath(),
    process.getuid?.() === 0 ? [...args, '--no-sandbox'] : args,
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = once(browser, 'exit');
  const [to, from] = [browser.stdio[3] as Writable, browser.stdio[4] as Readable];
  const waiting = new Map<number, (answer: Answer) => void>();
  let unread = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (unread + text).split('\0');
    unread = messages.pop() ?? '';
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      waiting.get(answer.id ?? 0)?.(answer);
    }
  });
  let last = 0;
  return {
    send: <Result>(method: string, params: object = {}, sessionId?: string) => {
      const id = ++last;
      return new Promise<Result>((resolve, reject) => {
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result as Result);
        });
        to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      });
    },
    stop: async () => {
      browser.kill('SIGTERM');
      await ended;
      removeFolder(folder);
    },
  };
}
