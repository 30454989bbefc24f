import fs from 'node:fs';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import * as esbuild from 'esbuild';
import postcss from 'postcss';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteFooter, SiteHeader } from '../../components/layout/frame';
import { builtIn } from '../../packages/demos/kit/built-in';
import { page } from '../../packages/demos/kit/page';
import { env } from '../../lib/platform/config/env';
import { contentFolder } from '../../lib/platform/config/running';
import { routes } from '../../lib/kernel/routes';
import type { Content } from '../../lib/content/content';
import { loadContent } from '../../lib/content/load';
import { SHARING_IMAGE, sharingImage } from '../../app/sharing-image';
import { filledScript } from '../../lib/tools/rules/demo-state';
import { inProject } from './project.mjs';

/** Where the demos' pages go; not in git. */
export const DEMOS_FOLDER = 'public/tools';
const FONTS = ['brygada-1918.woff2', 'public-sans.woff2'];

type File = { path: string; contents: Uint8Array | string };

/**
 * Makes the page, script and style of every demo that content/toolbox.yaml names, for the present
 * environment.
 */
export async function makeDemos(): Promise<string> {
  const content = loadContent(inProject(contentFolder()));
  const files = await demoFiles(content, env().BASE_URL);
  fs.rmSync(inProject(DEMOS_FOLDER), { recursive: true, force: true });
  fs.mkdirSync(inProject(DEMOS_FOLDER, 'assets'), { recursive: true });
  for (const { path, contents } of files) fs.writeFileSync(inProject(DEMOS_FOLDER, path), contents);
  return `${files.length} files`;
}

/** The files of every demo. @param address of the site, without a slash at its end */
export async function demoFiles(content: Content, address: string): Promise<File[]> {
  const { items } = content.toolbox.demos;
  const [header, footer] = [SiteHeader, SiteFooter].map((part) =>
    renderToStaticMarkup(createElement(part, { content })),
  ) as [string, string];
  const pages = items.map((demo) => {
    const card = { path: sharingImage(routes.product(demo.slug)), ...SHARING_IMAGE };
    return { path: `${demo.slug}.html`, contents: page({ demo, content, address, card, header, footer }) };
  });
  const slugs = items.map(({ slug }) => slug);
  return [...pages, ...(await assets(slugs, content))];
}

async function assets(slugs: string[], { diagnostic }: Content): Promise<File[]> {
  const words = Object.entries(builtIn(diagnostic));
  const define = Object.fromEntries(words.map(([name, value]) => [name, JSON.stringify(value)]));
  const made = await Promise.all([
    ...slugs.map((slug) => bundle({ stdin: startOf(slug) }, `${slug}.js`, define)),
    ...slugs.map((slug) => bundle({ stdin: fillingOf(slug) }, path.basename(filledScript(slug)), define)),
    bundle({ entryPoints: ['packages/demos/check/check.ts'] }, 'check.js', define),
  ]);
  const fonts = FONTS.map((name) => ({
    path: `assets/${name}`,
    contents: fs.readFileSync(inProject('app/fonts', name)),
  }));
  return [...made, { path: 'assets/demo.css', contents: await demoStyles() }, ...fonts];
}

/** A demo's own file says what it is; this starts it. */
const startOf = (slug: string) => ({
  contents: `import { startCheck } from './check/panel'; import { startDemo } from './kit/demo'; import { demo } from './${slug}/main'; startDemo(demo); startCheck();`,
  resolveDir: inProject('packages/demos'),
});

/** What fills the tool's workbook, for the page of an order. */
const fillingOf = (slug: string) => ({
  contents: `import { filler } from './filled/filler'; import { demo } from './${slug}/main'; import { filling } from './filled/${slug}'; export const fillWorkbook = filler(demo, filling);`,
  resolveDir: inProject('packages/demos'),
});

async function bundle(
  from: esbuild.BuildOptions,
  name: string,
  define: Record<string, string>,
): Promise<File> {
  const { outputFiles } = await esbuild.build({
    ...from,
    absWorkingDir: inProject(),
    outfile: inProject(DEMOS_FOLDER, 'assets', name),
    external: ['/tools/*'],
    define,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    logLevel: 'error',
  });
  return { path: `assets/${name}`, contents: outputFiles[0]!.contents };
}

/** The site's own styles, those of the demos, and the utilities that their classes name. */
async function demoStyles(): Promise<string> {
  const from = inProject('packages/demos/kit/styles/demo.css');
  const styles = postcss([tailwind({ optimize: { minify: true } })]);
  return (await styles.process(fs.readFileSync(from, 'utf8'), { from })).css;
}
