import fs from 'node:fs';
import path from 'node:path';
import { replaceBrokenPage } from '../../front/next-internals/broken-page';
import { compileAhead } from '../../front/next-internals/compile-ahead';
import { setStatuses } from '../../front/next-internals/page-statuses';
import { FOLDER } from '../../front/static/records';
import { env } from '../../lib/platform/config/env';
import { buildFolder, contentFolder } from '../../lib/platform/config/running';
import type { Content } from '../../lib/content/content';
import { loadContent } from '../../lib/content/load';
import { fill } from '../../lib/kernel/text';
import { plainHtml } from '../../lib/platform/http/plain-page';
import { buildTimeValues } from '../../lib/server/build-time-values';
import { MANIFEST, manifestProblems, readManifest, writeManifest } from '../../lib/server/build-manifest';
import { DEMOS_FOLDER, makeDemos } from './demos';
import { fingerprint } from './fingerprint.mjs';
import { bundleFront } from './front';
import { FRONT, PROGRAMS, ROOT, inProject } from './project.mjs';
import { recordAnswers } from './record';
import { must, runNode } from './run.mjs';

/**
 * Nothing in these is part of the site. What is not named here counts, so that a new file is never
 * overlooked.
 */
const NOT_BUILT =
  /^(node_modules|backups|data|tests|bench|sandbox|workshop|docs|look|playwright-report|test-results|\.git|\.ci|\.next.*)$|(\.md|\.tsbuildinfo|next-env\.d\.ts)$/;

/**
 * Builds the site for the present environment and writes the manifest beside the build.
 * @param options.onlyIfChanged leave a build that was made from the same sources, content and values as it is
 * @returns what was done
 */
export async function build({ onlyIfChanged }: { onlyIfChanged: boolean }): Promise<string> {
  const folder = inProject(buildFolder());
  await makeDemos();
  const content = loadContent(inProject(contentFolder()));
  const values = buildTimeValues(env(), content, ROOT);
  const inputs = inputsOfBuild();
  const before = readManifest(folder);
  const isCurrent = before?.inputs === inputs && manifestProblems(before, values).length === 0;
  if (onlyIfChanged && isCurrent) return 'nothing to do';

  fs.rmSync(path.join(folder, MANIFEST), { force: true });
  // What `next dev` noted of pages that are gone by now would fail the build; it notes them anew when it
  // runs.
  fs.rmSync(path.join(folder, 'dev/types'), { recursive: true, force: true });
  await must(runNode(PROGRAMS.next, ['build']), 'The build failed; its output is above.');
  setStatuses(folder);
  replaceBrokenPage(folder, brokenPage(content));
  compileAhead(folder);
  await bundleFront(folder);
  await recordAnswers(buildFolder());
  writeManifest(folder, { ...values, inputs }, new Date());
  if (process.env.BUILD_STANDALONE) completeStandalone(folder, content);
  return 'built';
}

/** Next leaves out of a standalone build what a file server could serve; ours serves it itself. */
function completeStandalone(folder: string, content: Content): void {
  const standalone = path.join(folder, 'standalone');
  const inside = path.join(standalone, buildFolder());
  setStatuses(inside);
  replaceBrokenPage(inside, brokenPage(content));
  fs.cpSync(path.join(folder, 'static'), path.join(inside, 'static'), { recursive: true });
  for (const part of [MANIFEST, FRONT, FOLDER])
    fs.cpSync(path.join(folder, part), path.join(inside, part), { recursive: true });
  if (fs.existsSync(inProject('public')))
    fs.cpSync(inProject('public'), path.join(standalone, 'public'), { recursive: true });
}

/**
 * What is shown when not even a page of the site can be rendered: its words, no script, and the one style
 * that is allowed.
 */
function brokenPage({ site, messages }: Content): string {
  const { title, text, button } = messages.pages.error;
  const link = { label: button, href: '' };
  return plainHtml({ title, text: fill(text, { errorId: 'error 500' }), brand: site.brand.name, link });
}

/**
 * Legal texts are Markdown in content/: only what lies outside it is left out by its ending. The demos' pages
 * are made of what counts already.
 */
function inputsOfBuild(): string {
  const names = fs.readdirSync(ROOT).filter((name) => !NOT_BUILT.test(name));
  const wanted = (file: string) =>
    `${file}/`.startsWith(`${contentFolder()}/`) || (file !== DEMOS_FOLDER && !NOT_BUILT.test(file));
  const hash = fingerprint([...new Set([...names.sort(), contentFolder()])], wanted);
  return process.env.BUILD_STANDALONE ? `standalone ${hash}` : hash;
}
