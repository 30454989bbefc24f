import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Change } from '../words/changes';
import { createPublisher, type RunCommand } from '../words/publisher';
import { aFolder } from './a-studio';

let folder: ReturnType<typeof aFolder>;
beforeEach(() => {
  folder = aFolder();
});
afterEach(() => folder.remove());

const CHANGES: Change[] = [
  { file: 'home.yaml', path: 'hero.headline', what: 'Hero › Headline', was: 'Old', is: 'New' },
  { file: 'programme.yaml', path: 'plans[0].priceCents', what: 'Price', was: '$39', is: '$34' },
];
const settings = (deploy: RunCommand) => ({
  ...{ root: folder.root, content: folder.content, site: folder.root, deploy },
  log: path.join(folder.root, 'deploy.log'),
  pending: path.join(folder.root, 'to-commit.json'),
});
const never: RunCommand = () => Promise.reject(new Error('There is nothing to deploy.'));

describe('in a checkout', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder.root, encoding: 'utf8' });
  const publisher = (deploy = never) => createPublisher(settings(deploy));

  test('without git, the files are all there is to it', () => {
    const one = publisher();
    one.published(['home.yaml'], CHANGES);
    expect(one.progress()).toEqual({ way: 'files', state: 'idle', lines: [], toCommit: null });
  });

  test('a commit has the published files and no others, and says what changed', async () => {
    git('init', '--quiet');
    git('config', 'user.name', 'Marketing');
    git('config', 'user.email', 'marketing@example.com');
    git('add', 'content');
    git('commit', '--quiet', '-m', 'First');
    for (const file of ['home.yaml', 'programme.yaml', 'site.yaml'])
      folder.write(file, `${folder.read(file)}# edited\n`);
    git('add', 'content/site.yaml');

    const one = publisher();
    one.published(['home.yaml', 'programme.yaml'], CHANGES);
    const { toCommit } = one.progress();
    expect(toCommit?.message).toBe(
      '2 changes of words and prices\n\nhome.yaml: Hero › Headline: Old → New\nprogramme.yaml: Price: $39 → $34',
    );
    expect(await one.commit('--amend; $(rm -rf .)')).toBeNull();
    expect(git('show', '--name-only', '--format=%s')).toBe(
      '--amend; $(rm -rf .)\n\ncontent/home.yaml\ncontent/programme.yaml\n',
    );
    expect(git('status', '--short', 'content')).toBe('M  content/site.yaml\n');
    expect(one.progress().toCommit).toBeNull();
  });

  test('what was published before and not committed is still offered, also by another studio', async () => {
    git('init', '--quiet');
    git('config', 'user.name', 'Marketing');
    git('config', 'user.email', 'marketing@example.com');
    git('add', 'content');
    git('commit', '--quiet', '-m', 'First');
    const one = publisher();
    for (const change of CHANGES) {
      folder.write(change.file, `${folder.read(change.file)}# edited\n`);
      one.published([change.file], [change]);
    }
    const again = publisher();
    expect(again.progress().toCommit).toEqual({
      files: ['home.yaml', 'programme.yaml'],
      message: expect.stringMatching(/^2 changes of[^]*home\.yaml: [^]*programme\.yaml: /) as string,
    });
    git('commit', '--quiet', '-a', '-m', 'By hand');
    expect(await again.commit('Words')).toBeNull();
    expect(git('log', '-1', '--format=%s')).toBe('By hand\n');
    expect([again, publisher()].map((each) => each.progress().toCommit)).toEqual([null, null]);
  });

  test('what git refuses is told in its words, and can be tried again', async () => {
    git('init', '--quiet');
    writeFileSync(path.join(folder.root, '.git/hooks/pre-commit'), '#!/bin/sh\necho Not today; exit 1\n', {
      mode: 0o755,
    });
    const one = publisher();
    one.published(['home.yaml'], CHANGES);
    expect(await one.commit('Words')).toMatch(/Not today/);
    expect(one.progress().toCommit).not.toBeNull();
  });

  test('a commit has pictures that came and went, and what came and went without one is nothing to it', async () => {
    git('init', '--quiet');
    git('config', 'user.name', 'Marketing');
    git('config', 'user.email', 'marketing@example.com');
    mkdirSync(path.join(folder.content, 'team'));
    folder.write('team/former.jpg', 'x');
    git('add', 'content');
    git('commit', '--quiet', '-m', 'First');
    rmSync(path.join(folder.content, 'team/former.jpg'));
    folder.write('team/new.jpg', 'y');
    const one = publisher();
    one.published(['team/former.jpg', 'team/new.jpg', 'team/never-there.jpg'], CHANGES);
    expect(await one.commit('Photos')).toBeNull();
    expect(git('show', '--name-status', '--no-renames', '--format=')).toBe(
      'D\tcontent/team/former.jpg\nA\tcontent/team/new.jpg\n',
    );
    expect(git('status', '--short')).toBe('');
  });
});

describe('where releases are served', () => {
  /** A site whose current release has the words that content/ has now. */
  beforeEach(() => {
    const release = path.join(folder.root, 'releases/20261126T120000000Z');
    mkdirSync(release, { recursive: true });
    writeFileSync(path.join(folder.root, 'releases/.served'), '');
    cpSync(folder.content, path.join(release, 'content'), { recursive: true });
    symlinkSync(release, path.join(folder.root, 'current'));
  });

  test('published words are deployed, and it says what is live and what is not yet', async () => {
    const asked: string[][] = [];
    let end = (_code: number) => undefined as void;
    const deploy: RunCommand = (args, log) => {
      asked.push(args);
      writeFileSync(log, 'Build …\n');
      return new Promise((resolve) => (end = resolve));
    };
    const one = createPublisher(settings(deploy));
    expect(one.progress()).toMatchObject({ way: 'deploy', state: 'live' });
    folder.write('home.yaml', `${folder.read('home.yaml')}# edited\n`);
    expect(one.progress().state).toBe('not-live');

    one.published(['home.yaml'], CHANGES);
    expect(one.progress()).toMatchObject({ state: 'working', lines: ['Build …'], toCommit: null });
    // One at a time, whoever clicks.
    one.back();
    expect(asked).toEqual([[]]);
    end(1);
    await expect.poll(() => one.progress().state).toBe('failed');
    one.back();
    expect(asked).toEqual([[], ['--back']]);
    end(0);
    await expect.poll(() => one.progress().state).toBe('not-live');
  });

  test('it says in about how many seconds it is live, by the last deploy, also one of another studio’s', () => {
    const { log } = settings(never);
    const one = () => createPublisher(settings(() => new Promise(() => undefined)));
    writeFileSync(log, 'Trial: done (5.0 s)\nSwitch: /site/releases/1 is served (2.0 s)\n');
    const back = one();
    back.deployAgain();
    expect(back.progress()).toMatchObject({ state: 'working', left: undefined });
    writeFileSync(log, `Build: done (60.4 s)\n${readFileSync(log, 'utf8')}`);
    const next = one();
    expect(next.progress().left).toBeUndefined();
    next.deployAgain();
    expect(next.progress()).toMatchObject({ state: 'working', left: 67 });
  });

  test('what waits for the next start of the site is not called live', async () => {
    const one = createPublisher(
      settings((_, log) => {
        writeFileSync(log, 'Switch … /site/releases/1 is served from the next start on\n');
        return Promise.resolve(0);
      }),
    );
    one.deployAgain();
    await expect.poll(() => one.progress().state).toBe('from-next-start');
  });
});
