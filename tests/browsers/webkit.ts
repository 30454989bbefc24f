import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../support/free-port';
import { type Browser, until } from './browser';

declare global {
  interface Window {
    complaints: string[];
  }
}

/** WebKitGTK by its WebDriver, on a screen that nobody sees. */
export async function startWebKit(): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stdio: 'ignore',
  });
  async function send<T>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  }
  // Without the bars of its window a page may be as narrow as a phone's.
  const options = { args: ['--automation', '--full-screen'] };
  const { sessionId } = await until('WebKitWebDriver', () =>
    send<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    }),
  );
  const post = <T>(path: string, body: object) => send<T>('POST', `/session/${sessionId}${path}`, body);
  const run: Browser['run'] = (work, ...args) =>
    post('/execute/sync', { script: `return (${String(work)})(...arguments)`, args });
  return {
    run,
    open: async (url) => {
      await post('/url', { url });
      // The driver tells nothing of the console: what a page complains of once it is there.
      await run(() => {
        window.complaints = [];
        console.error = (...what) => window.complaints.push(what.join(' '));
        addEventListener('error', ({ message }) => window.complaints.push(message));
        addEventListener('unhandledrejection', ({ reason }) => window.complaints.push(String(reason)));
        addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
          window.complaints.push(`${violatedDirective}: ${blockedURI}`),
        );
      });
    },
    act: (source) => post('/actions', { actions: [source] }),
    resize: (width, height) => post('/window/rect', { x: 0, y: 0, width, height }),
    enter: async (frame) => {
      const using = { using: 'css selector', value: `iframe[src*="${frame}"]` };
      await post('/frame', { id: frame && (await post('/element', using)) });
    },
    errors: () => run(() => window.complaints ?? []),
    close: async () => {
      await send('DELETE', `/session/${sessionId}`);
      for (const one of [driver, screen]) {
        one.kill();
        await once(one, 'exit');
      }
    },
  };
}
