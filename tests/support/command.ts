import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';

const PROJECT = path.join(import.meta.dirname, '../..');
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

type Ended = { code: number; output: string };

let runs = 0;
let environment = '';

/**
 * Runs a command of scripts/ in this process and its environment, each time anew. `output` is stdout, then
 * stderr.
 */
export async function runCommand(script: string, ...args: string[]): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      said[name] += String(text);
      return true;
    }),
  );
  const { argv, exitCode } = process;
  process.argv = [process.execPath, script, ...args];
  process.exitCode = undefined;
  // What the site keeps of its environment is read anew where that is another.
  if (environment !== (environment = JSON.stringify(process.env))) vi.resetModules();
  try {
    await import(/* @vite-ignore */ `../../scripts/${script}.ts?run=${++runs}`);
    return { code: Number(process.exitCode ?? 0), output: said.stdout + said.stderr };
  } finally {
    Object.assign(process, { argv, exitCode });
    for (const spy of spies) spy.mockRestore();
  }
}

/** Arguments of Node for code of ours that runs in a process of its own; it sees modules under "@/". */
const asProcess = (code: string) => ['--import', TSX, '--input-type=module', '--eval', code];
const processEnvironment = {
  PATH: process.env.PATH,
  NODE_ENV: 'test' as NodeJS.ProcessEnv['NODE_ENV'],
  TSX_TSCONFIG_PATH: path.join(PROJECT, 'tsconfig.json'),
};

/** Runs code in a process of its own, with nothing of this one's environment but PATH. */
export function runAsProcess(
  code: string,
  { cwd = PROJECT, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  const options = { cwd, env: { ...processEnvironment, ...env } };
  return new Promise((resolve) =>
    execFile(process.execPath, asProcess(code), options, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    ),
  );
}
