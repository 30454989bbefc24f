import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../tests/support/free-port';
import { ask } from './ask';
import { PROGRAMS, ROOT } from './project.mjs';
import { SetupError } from './steps.mjs';

/**
 * Serves what a build has rendered with `next start`, without a database and whatever else the site needs to
 * run.
 * @throws SetupError when it does not start
 */
export async function startPlainNext(folder: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const server = spawn(process.execPath, [PROGRAMS.next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: ROOT,
    env: {
      ...process.env,
      BUILD_FOLDER: folder,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      STATIC_ONLY: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new SetupError('next start has ended; its output is above.');
    // Whoever asked it again at once would take the processor that it needs to start.
    await setTimeout(50);
  }
  return {
    port,
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}

const answers = (port: number) =>
  ask(port, '/robots.txt').then(
    () => true,
    () => false,
  );
