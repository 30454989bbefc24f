// npm run look [-- part-of-a-name …]: every page and state at three widths, as images in look/ with an
// index.html.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { siteEnvironment } from '../tests/support/site-environment.mjs';
import { indexPage } from './look/index-page';
import { shoot, type Shot, WINDOWS } from './look/shoot';
import { setStage } from './look/stage';
import { STATES } from './look/states';
import { installedBrowser } from './setup/browser.mjs';
import { inProject, PROGRAMS } from './setup/project.mjs';
import { must, runNode } from './setup/run.mjs';
import { main, SetupError, step } from './setup/steps.mjs';

const FOLDER = inProject('look');
const AT_ONCE = 3;

const wanted = process.argv.slice(2);
const states = STATES.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

await main(async () => {
  if (states.length === 0) throw new SetupError(`No state has "${wanted.join('" or "')}" in its name.`);
  await step('Build', () =>
    must(
      runNode(PROGRAMS.tsx, ['scripts/build.ts', '--if-changed'], { env: siteEnvironment, quiet: true }),
      'The site could not be built.',
    ),
  );
  await step('Look', look);
});

async function look(): Promise<string> {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.mkdirSync(FOLDER);
  const stage = await setStage();
  const browser = await chromium.launch({
    executablePath: installedBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const shots = await inTurn(jobs(), ({ state, window }) => shoot(browser, stage, state, window, FOLDER));
    fs.writeFileSync(path.join(FOLDER, 'index.html'), indexPage(shots));
    for (const { file, troubles } of shots)
      for (const trouble of troubles) console.log(`  ${file}: ${trouble}`);
    return `${shots.length} images of ${states.length} states, in look/index.html`;
  } finally {
    await browser.close();
    await stage.stop();
  }
}

function jobs() {
  return states.flatMap((state) =>
    WINDOWS.filter(({ width }) => state.widths?.includes(width) ?? true).map((window) => ({ state, window })),
  );
}

/** Some at once, the results in the order of the tasks. */
async function inTurn<Task>(tasks: Task[], work: (task: Task) => Promise<Shot>): Promise<Shot[]> {
  const results: Shot[] = [];
  const entries = tasks.entries();
  const worker = async () => {
    for (const [index, task] of entries) results[index] = await work(task);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
