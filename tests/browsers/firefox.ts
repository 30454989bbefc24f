import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';
import type { Browser } from './browser';

type Answer = {
  id?: number;
  method?: string;
  error?: string;
  message?: string;
  result: never;
  params: never;
};
type Context = { context: string; url: string; children: Context[] };

/** Firefox by WebDriver BiDi, which it speaks without a driver. */
export async function startFirefox(program: string): Promise<Browser> {
  const profile = temporaryFolder('firefox');
  const args = [
    '--headless',
    '--remote-debugging-port',
    '0',
    '--profile',
    profile,
    '--no-remote',
    'about:blank',
  ];
  const firefox = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  for await (const text of firefox.stderr.iterator({ destroyOnReturn: false })) {
    printed += String(text);
    if (/listening on ws:\S+\s/.test(printed)) break;
  }
  firefox.stderr.resume();
  const socket = new WebSocket(`${/ws:\S+/.exec(printed)![0]}/session`);
  await once(socket, 'open');

  const waiting = new Map<number, (answer: Answer) => void>();
  const errors: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id) waiting.get(answer.id)?.(answer);
    else if (answer.method === 'log.entryAdded') {
      const { level, text } = answer.params as { level: string; text: string };
      if (level === 'error') errors.push(text);
    }
  });
  let sent = 0;
  async function send<T>(method: string, params: object = {}): Promise<T> {
    const id = ++sent;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await answered;
    if (error) throw new Error(`${method}: ${message}`);
    return result;
  }

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const tree = async () => (await send<{ contexts: Context[] }>('browsingContext.getTree')).contexts[0]!;
  const page = (await tree()).context;
  let context = page;
  return {
    open: (url) => send('browsingContext.navigate', { context: page, url, wait: 'complete' }),
    run: async (work, ...args) => {
      const { result, exceptionDetails } = await send<{
        result: { value: string };
        exceptionDetails?: { text: string };
      }>('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify((await (${String(work)})(...JSON.parse(args))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value) as never;
    },
    act: (source) => send('input.performActions', { context, actions: [source] }),
    resize: (width, height) =>
      send('browsingContext.setViewport', { context: page, viewport: { width, height } }),
    enter: async (frame) => {
      const within = frame && (await tree()).children.find(({ url }) => url.includes(frame));
      if (frame && !within) throw new Error(`There is no frame ${frame}.`);
      context = within ? within.context : page;
    },
    errors: () => Promise.resolve(errors),
    close: async () => {
      firefox.kill();
      await once(firefox, 'exit');
      removeFolder(profile);
    },
  };
}
