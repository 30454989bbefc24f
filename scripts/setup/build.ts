import fs from 'node:fs';
import path from 'node:path';
import { env } from '../../lib/platform/config/env';
import { buildFolder, contentFolder } from '../../lib/platform/config/running';
import { loadContent } from '../../lib/content/load';
import type { Content } from '../../lib/content/content';
import { isPrepared, isStill, STILL_PAGES } from '../../lib/kernel/pages';
import { takesPayments } from '../../lib/kernel/routes';
import { inlinePolicy, metaPolicy, policySite } from '../../lib/platform/http/policy.mjs';
import {
  MANIFEST,
  manifestProblems,
  readManifest,
  writeManifest,
  buildTimeValues,
} from '../../lib/server/build-manifest';
import { compressAhead, stillPages } from '../still-pages/still-pages';
import { DEMOS_FOLDER, makeDemos } from './demos';
import { fingerprint } from './generate.mjs';
import { PROGRAMS, ROOT, inProject } from './project.mjs';
import { must, runNode } from './run.mjs';

/** No part of the site. What is not named here counts, so that a new file is never overlooked. */
const NOT_BUILT =
  /^(node_modules|backups|data|tests|bench|packages\/(demos\/tests|sandbox|workshop)|docs|look|playwright-report|test-results|\.git|\.ci|\.next.*)$|(\.md|\.tsbuildinfo|next-env\.d\.ts)$/;

/** Builds the site for the present environment and writes the manifest beside the build. */
export async function build({ onlyIfChanged }: { onlyIfChanged: boolean }): Promise<string> {
  const folder = inProject(buildFolder());
  await makeDemos();
  const content = loadContent(inProject(contentFolder()));
  const values = buildTimeValues(env(), ROOT);
  const inputs = inputsOfBuild();
  const before = readManifest(folder);
  const isCurrent = before?.inputs === inputs && manifestProblems(before, values).length === 0;
  if (onlyIfChanged && isCurrent) return 'nothing to do';

  fs.rmSync(path.join(folder, MANIFEST), { force: true });
  // What `next dev` noted of pages that are gone by now would fail the build; it notes them anew when it
  // runs.
  fs.rmSync(path.join(folder, 'dev/types'), { recursive: true, force: true });
  await must(runNode(PROGRAMS.next, ['build']), 'The build failed; its output is above.');
  const pages = process.env.STILL === 'off' ? 'no page is still' : finishPages(folder, content);
  compressAhead(path.join(folder, 'static'));
  writeManifest(folder, { values, inputs, builtAt: new Date() });
  if (process.env.BUILD_STANDALONE) completeStandalone(folder);
  return `built, ${pages}`;
}

/** Takes React out of the pages that do without, and writes each page its policy. */
function finishPages(folder: string, { site }: Content): string {
  const { BASE_URL, STRIPE_JS_URL } = env();
  const origins = policySite(BASE_URL, STRIPE_JS_URL, site.counter?.origins);
  const { still, others } = stillPages({
    folder,
    still: [...STILL_PAGES, '/_not-found'],
    isAsleep: takesPayments,
    // components/home/page-watch.ts; app/images/drawings.svg
    given: ['enters', '--ground'],
    loaded: ['public/_still', 'public/images'].map((one) => inProject(one)),
    policy: (address, scripts, styles) => {
      const page = { sells: takesPayments(address), isPublic: isPrepared(address) };
      // A file server that sends a still page says little of it.
      return (isStill(address) ? metaPolicy : inlinePolicy)(origins, page, { scripts, styles });
    },
  });
  return `${still} still pages, ${others} with React`;
}

/** Next leaves out of a standalone build what a file server could serve. */
function completeStandalone(folder: string): void {
  const standalone = path.join(folder, 'standalone');
  const inside = path.join(standalone, buildFolder());
  fs.cpSync(path.join(folder, 'static'), path.join(inside, 'static'), { recursive: true });
  // Next copied its pages before they were finished.
  for (const part of [MANIFEST, 'still', 'server/app'].filter((one) => fs.existsSync(path.join(folder, one))))
    fs.cpSync(path.join(folder, part), path.join(inside, part), { recursive: true, verbatimSymlinks: true });
  if (fs.existsSync(inProject('public')))
    fs.cpSync(inProject('public'), path.join(standalone, 'public'), { recursive: true });
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
  const { BUILD_STANDALONE, STILL } = process.env;
  return [BUILD_STANDALONE && 'standalone', STILL === 'off' && 'none still', hash].filter(Boolean).join(' ');
}
