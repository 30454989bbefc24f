import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forget, siteAt } from '@/scripts/deploy/releases.mjs';
import { switchTo } from '@/scripts/deploy/switch.mjs';
import { tryRelease } from '@/scripts/deploy/try-release.mjs';
import { ANSWERS, aSiteOfStubs } from '../../support/stub-releases';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder';

const stubs = async () => {
  const site = await aSiteOfStubs();
  onTestFinished(() => site.end());
  return site;
};
/** A front that starts, never listens, and says which process it is. */
const HANGS = `require('node:fs').writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000);`;

const isThere = (pid: number) => {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
};
const pidOf = (release: string) => {
  const file = path.join(release, 'pid');
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
};

test('old releases and broken builds go; nothing else in the folder, and neither what is served nor what was before', async () => {
  const site = await stubs();
  const [first = ''] = [1, 2, 3, 4, 5].map((day) => site.release(day));
  fs.rmSync(path.join(site.release(6), '.next'), { recursive: true });
  fs.mkdirSync(path.join(site.site, 'releases/photos'));
  forget(site.site, [first], 3);
  expect(site.releases().sort()).toEqual([site.name(1), site.name(4), site.name(5), 'photos']);
});

test('a release that was served within the last day stays for open pages, however many came after it', async () => {
  const site = await stubs();
  const old = site.release(1);
  const today = [3, 2, 1].map((hours) => {
    const name = new Date(Date.now() - hours * 3_600_000).toISOString().replaceAll(/[-:.]/g, '');
    fs.renameSync(site.release(9), path.join(site.site, 'releases', name));
    return name;
  });
  forget(site.site, [path.join(site.site, 'releases', today[2]!)], 2);
  expect(site.releases().sort()).toEqual([path.basename(old), ...today]);
});

test.each(['releases', 'current'])('a folder with %s of somebody else is no site', (name) => {
  const folder = temporaryFolder('home');
  onTestFinished(() => removeFolder(folder));
  fs.mkdirSync(path.join(folder, name));
  expect(() => siteAt(folder)).toThrow(
    `${path.join(fs.realpathSync(folder), name)} was not made by this command`,
  );
  expect(fs.readdirSync(folder)).toEqual([name]);
});

test("of two deploys one says that another is under way; one that was killed is in nobody's way", async () => {
  const site = await stubs();
  site.served(site.release(1));
  site.served(site.release(2));
  const lock = path.join(site.site, 'releases/.lock');
  fs.writeFileSync(lock, String(process.pid));
  const refused = site.deploy();
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain(`Another deploy is under way: process ${process.pid}`);
  expect(site.current()).toBe(site.name(2));

  const gone = site.deploy();
  await gone.ended;
  fs.writeFileSync(lock, String(gone.child.pid));
  expect(await site.deploy().ended).toBe(0);
  expect([site.current(), fs.existsSync(lock)]).toEqual([site.name(1), false]);
});

test.each([
  ['DATABASE_URL', 'file:./site.db'],
  ['DATABASE_URL', ''],
  ['ERASED_LIST', 'erased'],
  ['ARCHIVE_FOLDER', './archives'],
  ['BACKUP_FOLDER', '../backups'],
])('%s that is not a full path is refused, since it would go with its release', async (name, value) => {
  const site = await stubs();
  const { ended, output } = site.deploy({ [name]: value });
  expect(await ended).toBe(1);
  expect(output()).toContain(
    `${name} is ${value || 'not set'}: each release has a folder of its own, so name the full path`,
  );
});

test('back is to what was served before, whatever was built in between', async () => {
  const site = await stubs();
  for (const day of [1, 2, 4]) site.served(site.release(day));
  site.release(3);
  expect(await site.deploy().ended).toBe(0);
  expect(site.current()).toBe(site.name(2));
  site.served(site.release(5));
  expect(await site.deploy().ended).toBe(0);
  expect(await site.deploy().ended).toBe(0);
  expect(site.current()).toBe(site.name(1));
  const { ended, output } = site.deploy();
  expect(await ended).toBe(1);
  expect(output()).toContain('There is no release that was served before');
});

test('a release for another address takes its place with the next start, which the owner is asked for', async () => {
  const site = await stubs();
  site.served(site.release(1, { values: { baseUrl: 'https://b.org' } }));
  site.served(site.release(2));
  const server = await site.serve();
  const { ended, output } = site.deploy();
  expect(await ended).toBe(0);
  expect(output()).toContain('Other than in the release before: BASE_URL. Restart each process');
  expect([site.current(), await site.answer()]).toEqual([site.name(1), site.name(2)]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await site.serve();
  expect(await site.answer()).toBe(site.name(1));
});

test('a release that does not start in time is ended, and the former one serves on', async () => {
  const site = await stubs();
  site.served(site.release(1));
  await site.serve(0.2);
  const hangs = site.release(2, { front: HANGS });
  await expect(switchTo(hangs, site.sockets)).rejects.toThrow('did not start within 0.2 s');
  await expect.poll(() => isThere(pidOf(hangs))).toBe(false);
  expect(await site.answer()).toBe(site.name(1));
});

test('a release whose process can not even be made takes no place', async () => {
  const site = await stubs();
  site.served(site.release(1));
  await site.serve();
  const nowhere = path.join(site.site, 'releases/none');
  await expect(switchTo(nowhere, site.sockets)).rejects.toThrow(`${nowhere} did not start`);
  expect(await site.answer()).toBe(site.name(1));
  await switchTo(site.release(2), site.sockets);
  await expect.poll(site.answer).toBe(site.name(2));
});

test('a deploy that comes while the first release is still starting is served after it', async () => {
  const site = await stubs();
  const slow = site.release(1, {
    front: `const look = setInterval(() => {
      if (!require('node:fs').existsSync('go')) return;
      clearInterval(look);
      ${ANSWERS}
    }, 20);`,
  });
  site.served(slow);
  await site.start();
  const switched = switchTo(site.release(2), site.sockets);
  fs.writeFileSync(path.join(slow, 'go'), '');
  expect(await switched).toBe(1);
  expect(await site.answer()).toBe(site.name(2));
});

test('a process that does not answer an order is not waited for without end', async () => {
  const site = await stubs();
  site.served(site.release(1));
  await site.serve();
  const hangs = site.release(2, { front: HANGS });
  await expect(switchTo(hangs, site.sockets, 200)).rejects.toThrow('did not answer within 0.2 s');
  await expect.poll(() => pidOf(hangs)).toBeGreaterThan(0);
});

test('a release that finishes is told so once, and finishes what it has begun', async () => {
  const site = await stubs();
  const told = path.join(site.site, 'told');
  const counts = `require('node:http').createServer((_, r) => r.end('1')).listen(process.env.PORT, '127.0.0.1',
    () => console.log('Listening on'));
  let times = 0;
  process.on('SIGTERM', () => {
    require('node:fs').writeFileSync(${JSON.stringify(told)}, String(++times));
    if (times === 1) process.once('SIGUSR2', () => process.exit(0));
  });
  require('node:fs').writeFileSync('pid', String(process.pid));`;
  const former = site.release(1, { front: counts });
  site.served(former);
  const server = await site.serve();
  await switchTo(site.release(2), site.sockets);
  await expect.poll(() => fs.existsSync(told)).toBe(true);
  server.child.kill('SIGTERM');
  // The other one has ended: whatever was to be said was said.
  await expect.poll(() => site.answer().catch(() => 'gone')).not.toBe(site.name(2));
  process.kill(pidOf(former), 'SIGUSR2');
  expect(await server.ended).toBe(0);
  expect(fs.readFileSync(told, 'utf8')).toBe('1');
});

test('a trial ends what does not start in time, and says so', async () => {
  const site = await stubs();
  const hangs = site.release(1, { front: HANGS });
  const trial = tryRelease(hangs, new AbortController().signal, 200);
  await expect(trial).rejects.toThrow('The release was tried, and did not start within 0.2 s');
  expect(isThere(pidOf(hangs))).toBe(false);
});

test('a deploy that is stopped leaves no trial behind', async () => {
  const site = await stubs();
  const hangs = site.release(1, { front: HANGS });
  site.served(hangs);
  site.served(site.release(2, { front: ANSWERS }));
  const { child, ended, output } = site.deploy();
  await expect.poll(() => pidOf(hangs)).toBeGreaterThan(0);
  child.kill('SIGINT');
  expect(await ended).toBe(1);
  expect(output()).toContain('did not start before this command was stopped');
  expect(isThere(pidOf(hangs))).toBe(false);
  expect([site.current(), fs.existsSync(path.join(site.site, 'releases/.lock'))]).toEqual([
    site.name(2),
    false,
  ]);
});
