import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { chromium } from 'playwright';
import { installedBrowser } from '../../scripts/setup/browser.mjs';
import { removeFolder, temporaryFolder } from '../../tests/support/temporary-folder';

/** Sends a command of the Chrome DevTools Protocol. @param session of a page; none for the browser itself */
type Send = <Result>(method: string, params?: object, session?: string) => Promise<Result>;

export type PlainBrowser = {
  send: Send;
  /** The latest session with each target that was attached to, by its id. */
  sessions: Map<string, string>;
  stop: () => Promise<void>;
};

type Answer = {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: { sessionId: string; targetInfo: { targetId: string } };
};

/**
 * Starts the whole Chromium, and attaches to nothing of its own accord: a browser whose pages are attached to
 * one by one, as Playwright and Lighthouse do, prerenders none of them, and keeps none for Back.
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
  const sessions = new Map<string, string>();
  let unread = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (unread + text).split('\0');
    unread = messages.pop() ?? '';
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      waiting.get(answer.id ?? 0)?.(answer);
      if (answer.method === 'Target.attachedToTarget' && answer.params)
        sessions.set(answer.params.targetInfo.targetId, answer.params.sessionId);
    }
  });
  let last = 0;
  return {
    sessions,
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
