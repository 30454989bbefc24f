import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject, PROGRAMS, ROOT } from '../../scripts/setup/project.mjs';
import { must, runNode } from '../../scripts/setup/run.mjs';
import { freePort } from '../../tests/support/free-port';

const FOLDER = inProject('bench/blank');

/** Builds the blank page with the site's own Next. */
export async function buildBlank(): Promise<void> {
  await must(
    runNode(PROGRAMS.next, ['build', FOLDER], { quiet: true }),
    'The blank page could not be built.',
  );
}

/** Serves it as the site is served. */
export async function startBlank(): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [PROGRAMS.next, 'start', FOLDER, '-H', '127.0.0.1', '-p', String(port)],
    {
      cwd: ROOT,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`The blank page ended with exit code ${server.exitCode}.`);
  }
  return {
    url,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );
