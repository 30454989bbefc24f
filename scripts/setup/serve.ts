import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { env } from '../../lib/platform/config/env';
import { buildFolder } from '../../lib/platform/config/running';
import { MANIFEST } from '../../lib/server/build-manifest';
import { inProject, NEXT_START, ROOT } from './project.mjs';
import { SetupError } from './steps.mjs';

const HOST = '127.0.0.1';

/** @throws SetupError when somebody listens on the port already */
export async function expectFreePort(port: number): Promise<void> {
  const server = createServer().listen(port, HOST);
  await once(server, 'listening').catch((error: Error) => {
    throw new SetupError(
      `Port ${port} can't be used (${error.message}). Stop what is there, or choose another port: PORT=${port + 1000} (the site is then built for it).`,
    );
  });
  server.close();
  await once(server, 'close');
}

/** Serves the build on this machine, and says where. @returns 0 when it was told to stop */
export async function serve(port: number, moreToSay: string[] = []): Promise<number> {
  if (!existsSync(inProject(buildFolder(), MANIFEST)))
    throw new SetupError('There is no finished build here: npm run build makes one.');
  const server = spawn(process.execPath, [...NEXT_START, '-H', env().LISTEN_HOST, '-p', String(port)], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    // A log of lines goes to stdout; a demo says where it is, and what went wrong.
    stdio: [
      'ignore',
      env().SITE_MODE === 'production' || env().LOG_FORMAT === 'json' ? 'inherit' : 'ignore',
      'inherit',
    ],
  });
  let stopping = false;
  const stop = () => {
    stopping = true;
    server.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

  const ended = once(server, 'exit') as Promise<[number | null]>;
  void announce(`http://${HOST}:${port}`, moreToSay, () => server.exitCode === null && !stopping);
  const [code] = await ended;
  return stopping ? 0 : (code ?? 1);
}

async function announce(url: string, moreToSay: string[], stillStarting: () => boolean): Promise<void> {
  while (stillStarting()) {
    const answers = await fetch(url, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    if (answers) return console.log([`\nPlumbline is at ${url} (Ctrl-C stops it)`, ...moreToSay].join('\n'));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
