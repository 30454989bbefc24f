import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject, PROGRAMS, ROOT } from '../scripts/setup/project.mjs';
import { must, runNode } from '../scripts/setup/run.mjs';

const FOLDER = inProject('bench/bare');

/** Builds the bare app into bench/bare/.next, as the site is built. */
export async function buildBare(): Promise<void> {
  await must(runNode(PROGRAMS.next, ['build', FOLDER], { quiet: true }), 'The bare app could not be built.');
}

/** Serves the bare app under `next start`. @param environment with PORT, DATABASE_URL and where Stripe is */
export async function startBare(environment: Record<'PORT' | 'DATABASE_URL', string>) {
  const { PORT: port } = environment;
  const server = spawn(process.execPath, [PROGRAMS.next, 'start', FOLDER, '-H', '127.0.0.1', '-p', port], {
    cwd: ROOT,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`The bare app ended with exit code ${server.exitCode}.`);
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
