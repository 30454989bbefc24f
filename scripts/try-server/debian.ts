import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { removeFolder, temporaryFolder } from '../../tests/support/temporary-folder';
import { run } from '../setup/run.mjs';
import { SetupError } from '../setup/steps.mjs';

/** By which way packages are got at on this machine. */
const PASSED = /^(LANG|npm_config_registry|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i;

export type Debian = ReturnType<typeof aDebian>;

/**
 * An empty Debian in a folder, with processes and mounts of its own, which end with it. The network is that
 * of this machine.
 */
export function aDebian(needs: string) {
  const folder = temporaryFolder('debian');
  const within = (name: string) => path.join(folder, name);
  let inside = 0;
  let outer: ReturnType<typeof spawn> | null = null;

  const enter = ['--mount', '--pid', '--root', '--wd'];
  const args = (script: string) => ['-t', String(inside), ...enter, 'bash', '-ec', script];
  const authority = '/etc/ssl/try-authorities.pem';
  const env = () =>
    ({
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.test(name))),
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      DEBIAN_FRONTEND: 'noninteractive',
      NODE_EXTRA_CA_CERTS: authority,
      // Where the headers lie that better-sqlite3 is compiled with.
      npm_config_nodedir: '/usr',
    }) as unknown as NodeJS.ProcessEnv;

  return {
    folder,
    within,
    authority,
    /** @param empty an empty Debian that is at hand: it is copied */
    async make(empty?: string): Promise<void> {
      const mirror = /^(?:URIs: |deb )(http\S+)/m.exec(sourcesOfThisMachine())?.[1];
      const strap = ['debootstrap', '--variant=minbase', 'bookworm', folder, ...(mirror ? [mirror] : [])];
      const [program = '', ...args] = empty ? ['cp', '-a', `${empty}/.`, folder] : strap;
      const code = await run(program, args, { quiet: true }).catch(() => 1);
      if (code !== 0) throw new SetupError(`${program} made no Debian.\n\n${needs}`);
      for (const name of ['resolv.conf', 'apt/sources.list.d'])
        if (fs.existsSync(`/etc/${name}`))
          fs.cpSync(`/etc/${name}`, within(`etc/${name}`), { recursive: true, dereference: true });
      fs.rmSync(within('etc/apt/sources.list'), { force: fs.existsSync('/etc/apt/sources.list.d') });
      fs.chmodSync(folder, 0o755);
      outer = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', INIT], {
        env: { ...process.env, FOLDER: folder },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(outer.stdout!, 'data');
      const children = fs.readFileSync(`/proc/${outer.pid}/task/${outer.pid}/children`, 'utf8');
      inside = Number(children.trim());
    },
    /** @returns what it printed @throws SetupError with that, when it fails */
    async shell(script: string): Promise<string> {
      const child = spawn('nsenter', args(script), { env: env(), stdio: ['ignore', 'pipe', 'pipe'] });
      let printed = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => (printed += text.toString()));
      const [code] = (await once(child, 'exit')) as [number | null];
      if (code !== 0) throw new SetupError(`Failed (${code}):\n${script}\n${printed.slice(-6_000)}`);
      return printed;
    },
    showLog(): void {
      const file = within('var/log/units.log');
      if (fs.existsSync(file)) process.stderr.write(`${fs.readFileSync(file, 'utf8').slice(-4_000)}\n`);
    },
    async end(keep: boolean): Promise<void> {
      if (outer) {
        outer.kill('SIGKILL');
        await once(outer, 'exit');
      }
      if (keep) console.log(`It is in ${folder}`);
      else if (spawnSync('findmnt', ['-R', folder]).status !== 0) removeFolder(folder);
    },
  };
}

/** Its first process, which collects those that lose their parents. */
const INIT = `
mount --bind "$FOLDER" "$FOLDER"
mount -t proc proc "$FOLDER/proc"
mount --rbind /dev "$FOLDER/dev"
mount -t tmpfs tmpfs "$FOLDER/run"
cd "$FOLDER"
exec chroot "$FOLDER" bash -c 'echo there; sleep infinity & while :; do wait; done'
`;

function sourcesOfThisMachine(): string {
  const folder = '/etc/apt/sources.list.d';
  const files = [
    '/etc/apt/sources.list',
    ...(fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : []),
  ];
  return files
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
}
