// npm run try:image: the steps of the Dockerfile without Docker. deploy/image.sh runs as a user who is not
// root, in an empty folder, on sources that can only be read; what it makes is then served from a tree that
// can only be read.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../tests/support/free-port';
import { aSubmission } from '../tests/support/submission';
import { removeFolder, temporaryFolder } from '../tests/support/temporary-folder';
import { ROOT } from './setup/project.mjs';
import { main, SetupError, step } from './setup/steps.mjs';

/** Root becomes nobody; everybody else stays who they are. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

await main(async () => {
  const folder = temporaryFolder('image');
  try {
    const [sources, made, home, data] = ['sources', 'made', 'home', 'data'].map((name) =>
      newFolder(folder, name),
    );
    fs.chmodSync(folder, 0o755);
    const port = await freePort();
    const env = environment(home ?? '', `http://127.0.0.1:${port}`);
    await step('Sources that can only be read', () => copySources(sources ?? ''));
    await step('deploy/image.sh', () =>
      run(path.join(sources ?? '', 'deploy/image.sh'), [sources ?? '', made ?? ''], env),
    );
    const site = path.join(made ?? '', 'site');
    await step('A tree that can only be read', () => void execFileSync('chmod', ['-R', 'a-w', site]));
    const database = `file:${path.join(data ?? '', 'site.db')}`;
    await step('The site of it', () =>
      serveAndAsk(site, port, { ...env, PORT: String(port), DATABASE_URL: database }),
    );
  } finally {
    execFileSync('chmod', ['-R', 'u+w', folder]);
    removeFolder(folder);
  }
});

function newFolder(parent: string, name: string): string {
  const folder = path.join(parent, name);
  fs.mkdirSync(folder);
  if (nobody.uid && name !== 'sources') fs.chownSync(folder, nobody.uid, nobody.gid);
  return folder;
}

/** What a fresh machine has, and by which way npm gets at its packages here. */
function environment(home: string, baseUrl: string): NodeJS.ProcessEnv {
  const passed = Object.entries(process.env).filter(([name]) =>
    /^(PATH|LANG|npm_config_(registry|nodedir)|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i.test(name),
  );
  return {
    ...Object.fromEntries(passed),
    NODE_ENV: undefined,
    HOME: home,
    npm_config_cache: path.join(home, '.npm'),
    BASE_URL: baseUrl,
    LINK_SECRET: 'a-link-secret-for-this-try-and-nothing-else',
    NEXT_TELEMETRY_DISABLED: '1',
  } as unknown as NodeJS.ProcessEnv;
}

function copySources(target: string): void {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  for (const name of names) {
    fs.mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    fs.cpSync(path.join(ROOT, name), path.join(target, name), { verbatimSymlinks: true });
  }
  execFileSync('chmod', ['-R', 'a-w,a+rX', target]);
}

async function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(program, args, { ...nobody, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (printed = (printed + text.toString()).slice(-4_000)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new SetupError(`${path.basename(program)} ended with ${code}:\n${printed}`);
}

/** Serves it, takes a diagnostic and shows it, and stops it as Docker does. */
async function serveAndAsk(site: string, port: number, env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, ['--max-http-header-size=8192', 'server.js'], {
    ...nobody,
    cwd: site,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (printed += text.toString()));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const url = `http://127.0.0.1:${port}`;
  const fail = (what: string) => new SetupError(`${what}\n${printed}`);
  try {
    while (!(await status(`${url}/api/health`)))
      if (child.exitCode !== null) throw fail('The site did not start.');
    const answers = await Promise.all(
      ['/api/ready', '/', '/toolbox', '/icon.svg'].map((address) => status(url + address)),
    );
    if (answers.some((answer) => answer !== 200)) throw fail(`Answered ${answers.join(', ')}.`);
    const stored = await fetch(`${url}/api/assessments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(aSubmission()),
    });
    const { id } = (await stored.json()) as { id: string };
    if ((await status(`${url}/diagnostic/results/${id}`)) !== 200) throw fail('The result is not shown.');
  } finally {
    child.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw fail(`Told to stop, it ended with ${code}.`);
  return 'served, took a diagnostic, showed it, stopped with 0';
}

async function status(address: string): Promise<number | null> {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}
