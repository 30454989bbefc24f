import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { inProject } from '../../scripts/setup/project.mjs';
import { SetupError, step } from '../../scripts/setup/steps.mjs';
import { copySources } from '../../scripts/try-server/sources';
import { freePort } from '../../tests/support/free-port';
import { siteEnvironment } from '../../tests/support/site-environment.mjs';
import { removeFolder, temporaryFolder } from '../../tests/support/temporary-folder';
import { startStripe, UNREFUSED } from '../sandbox-stripe';

export type Firm = Awaited<ReturnType<typeof aFirm>>;

/**
 * A site as docs/recipes/small-server.md has it, in a folder that is thrown away: its sources, and beside
 * them its releases.
 */
export async function aFirm() {
  const folder = temporaryFolder('firm');
  const at = (...parts: string[]) => path.join(folder, ...parts);
  fs.mkdirSync(at('sockets'));
  const stripe = await startStripe();
  const port = await freePort();
  const env = {
    ...process.env,
    ...siteEnvironment,
    ...stripe.settings,
    ...UNREFUSED,
    ...{ PORT: String(port), BASE_URL: `http://127.0.0.1:${port}`, DATABASE_URL: `file:${at('site.db')}` },
    ...{ ERASED_LIST: at('erased'), ARCHIVE_FOLDER: at('archives'), BACKUP_FOLDER: folder },
    ...{ BUILD_FOLDER: '', CONTENT_FOLDER: '', SMTP_URL: '', MAIL_FROM: '', LOG_FORMAT: 'json' },
    // The first release takes the packages of the sources over, as each later one does those of the one
    // before.
    FORMER: at('sources'),
  };
  const where = ['--site', folder, '--sockets', at('sockets')];
  const started: ChildProcess[] = [];

  /** @returns what it has printed when it says this @throws when it ends before */
  async function start(args: string[], says: RegExp): Promise<string> {
    const child = spawn(process.execPath, args, {
      cwd: at('sources'),
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    started.push(child);
    let printed = '';
    return new Promise((found, failed) => {
      child.stdout.on('data', (text: Buffer) => {
        if (printed !== '' && says.test(printed)) return;
        printed += text.toString();
        if (says.test(printed)) found(printed);
      });
      child.once('exit', (code) => failed(new Error(`${args.join(' ')} ended with ${code}:\n${printed}`)));
    });
  }

  await step('Sources and packages', () => {
    copySources(at('sources'));
    const modules = at('sources/node_modules');
    // Linked where that can be; what is written into the cache there would be written into ours.
    const copy = 'cp -al "$0" "$1" 2>/dev/null || cp -a "$0" "$1"; rm -rf "$1/.cache"';
    execFileSync('sh', ['-c', copy, inProject('node_modules'), modules]);
    fs.writeFileSync(path.join(modules, '.modules'), `${process.versions.modules}\n`);
    execFileSync(process.execPath, ['scripts/generate.mjs'], { cwd: at('sources'), env });
  });

  return {
    content: at('sources/content'),

    /** Builds the first release, and serves it. */
    async serve(): Promise<{ url: string }> {
      await step('First release', async () => {
        const deploy = spawn(process.execPath, ['scripts/deploy.mjs', ...where], {
          ...{ cwd: at('sources'), env, stdio: ['ignore', 'ignore', 'inherit'] },
        });
        const [code] = (await once(deploy, 'close')) as [number | null];
        if (code !== 0) throw new SetupError('The first release could not be made.');
      });
      const serving = [at('current/front/keep-serving.mjs'), folder, at('sockets', `${port}.sock`)];
      await start(serving, /Listening on /);
      return { url: env.BASE_URL };
    },

    /** Starts the studio beside it, on this port and the next. @returns the link that opens it */
    async studio(port: number): Promise<string> {
      const link = /http:\S+#\S+/;
      return link.exec(await start(['scripts/studio.mjs', '--port', String(port), ...where], link))![0];
    },

    async stop(): Promise<void> {
      const running = started.filter(({ exitCode }) => exitCode === null);
      for (const child of running) child.kill('SIGTERM');
      await Promise.all(running.map((child) => once(child, 'exit')));
      await stripe.stop();
      removeFolder(folder);
    },
  };
}
