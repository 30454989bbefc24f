import { execFile } from 'node:child_process';
import { contentFolder } from '@/lib/platform/config/running';
import { bundled } from './bundled';

/** Does in a folder, as a process of its own, what the server does before its first request. */
export async function startIn(
  root: string,
  environment: Record<string, string>,
  account: { uid?: number; gid?: number } = {},
): Promise<{ code: number; output: string }> {
  const env = {
    PATH: process.env.PATH,
    CONTENT_FOLDER: contentFolder(),
    NODE_ENV: 'production',
    ...environment,
  };
  const program = await bundled('tests/support/start-once.ts');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      program,
      { cwd: root, env: env as NodeJS.ProcessEnv, ...account },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}
