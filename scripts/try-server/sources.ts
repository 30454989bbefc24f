import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { settleContent } from '../../tests/support/settled-content';
import { siteEnvironment } from '../../tests/support/site-environment.mjs';
import { inProject, ROOT } from '../setup/project.mjs';
import { run } from '../setup/run.mjs';
import { SetupError } from '../setup/steps.mjs';

/** What git has of these sources, with content that a firm could go live with. */
export function copySources(target: string): void {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const name of names.filter(
    (one) => one && !one.startsWith('content/') && fs.existsSync(inProject(one)),
  ))
    fs.cpSync(inProject(name), path.join(target, name), { verbatimSymlinks: true });
  fs.cpSync(inProject(siteEnvironment.CONTENT_FOLDER), path.join(target, 'content'), { recursive: true });
  settleContent(path.join(target, 'content'));
}

/** Node 22 and npm out of npm's registry, as they lie below /usr. */
export async function fetchNode(target: string): Promise<void> {
  const from = path.join(target, 'from-npm');
  fs.mkdirSync(from, { recursive: true });
  fs.writeFileSync(path.join(from, 'package.json'), '{ "private": true }');
  const args = ['install', '--prefix', from, '--no-audit', '--no-fund', 'node@22', 'npm@10'];
  if ((await run('npm', args, { quiet: true })) !== 0) throw new SetupError('npm could not fetch Node 22.');
  const modules = path.join(from, 'node_modules');
  const inside = path.join(modules, 'node/node_modules');
  const platform =
    fs.readdirSync(inside).find((name) => fs.existsSync(path.join(inside, name, 'bin/node'))) ?? '';
  for (const part of ['bin', 'include'])
    fs.cpSync(path.join(inside, platform, part), path.join(target, part), {
      recursive: true,
    });
  fs.mkdirSync(path.join(target, 'lib/node_modules'), { recursive: true });
  fs.renameSync(path.join(modules, 'npm'), path.join(target, 'lib/node_modules/npm'));
  for (const name of ['npm', 'npx'])
    fs.symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(target, 'bin', name));
  fs.rmSync(from, { recursive: true });
}
