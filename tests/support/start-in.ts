import { execFile } from 'node:child_process';
import path from 'node:path';
import { contentFolder } from '@/lib/platform/config/running';
import { PRISMA_FOLDER } from './databases';

const PROJECT = path.dirname(PRISMA_FOLDER);

/** Does in a folder, as a process of its own, what the server does before its first request. */
export function startIn(
  root: string,
  environment: Record<string, string>,
  account: { uid?: number; gid?: number } = {},
): Promise<{ code: number; output: string }> {
  const script = path.join(PROJECT, 'tests/support/start-once.ts');
  const env = {
    PATH: process.env.PATH,
    CONTENT_FOLDER: contentFolder(),
    NODE_ENV: 'production',
    TSX_TSCONFIG_PATH: path.join(PROJECT, 'tsconfig.json'),
    ...environment,
  };
  const tsx = import.meta.resolve('tsx');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', tsx, script],
      { cwd: root, env: env as NodeJS.ProcessEnv, ...account },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}
