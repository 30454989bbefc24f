import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject, PROGRAMS, ROOT } from '../scripts/setup/project.mjs';
import { must, runNode } from '../scripts/setup/run.mjs';
import { freePort } from '../tests/support/free-port';

/** An app of its own to be measured beside: it shares the site's Next and is built into its own .next. */
type App = 'bare' | 'blank';

export async function buildApp(app: App): Promise<void> {
  const build = runNode(PROGRAMS.next, ['build', inProject(`bench/${app}`)], { quiet: true });
  await must(build, `The ${app} app could not be built.`);
}

/**
 * Serves it under plain `next start`, and waits until it answers.
 * @param environment more of what it is told
 */
export async function startApp(
  app: App,
  environment: Record<string, string> = {},
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const port = String(await freePort());
  const server = spawn(
    process.execPath,
    [PROGRAMS.next, 'start', inProject(`bench/${app}`), '-H', '127.0.0.1', '-p', port],
    {
      cwd: ROOT,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`The ${app} app ended with exit code ${server.exitCode}.`);
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
