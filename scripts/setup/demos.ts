import fs from 'node:fs';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import * as esbuild from 'esbuild';
import postcss from 'postcss';
import type { House } from '../../packages/demos/kit/house';
import { page } from '../../packages/demos/kit/page';
import { env } from '../../lib/platform/config/env';
import { contentFolder } from '../../lib/platform/config/running';
import { routes } from '../../lib/kernel/routes';
import type { Content } from '../../lib/content/content';
import { loadContent } from '../../lib/content/load';
import { wholeDollars } from '../../lib/kernel/money';
import { SHARING_IMAGE, sharingImage } from '../../app/sharing-image';
import { filledScript } from '../../lib/tools/rules/demo-state';
import { inProject } from './project.mjs';
import { SetupError } from './steps.mjs';
import { STATEMENT_IDS } from '../../lib/diagnostic/rules/questionnaire';
import { keyed } from '../../lib/kernel/keyed';

/** Where the demos' pages go; not in git. */
export const DEMOS_FOLDER = 'public/tools';
const FONTS = ['brygada-1918.woff2', 'public-sans.woff2'];

type File = { path: string; contents: Uint8Array | string };

/**
 * Makes the page, script and style of every demo that content/toolbox.yaml names, for the present
 * environment, and takes away what is no longer made. @throws SetupError when a demo has no source
 */
export async function makeDemos(): Promise<string> {
  const content = loadContent(inProject(contentFolder()));
  const slugs = content.toolbox.demos.items.map(({ slug }) => slug);
  const missing = slugs.filter(
    (slug) =>
      ![`${slug}/main.ts`, `filled/${slug}.ts`].every((file) =>
        fs.existsSync(inProject('packages/demos', file)),
      ),
  );
  if (missing.length > 0)
    throw new SetupError(`No demo in packages/demos/${missing.join(', packages/demos/')}.`);
  const files = await demoFiles(content, env().BASE_URL);
  const written = files.filter(writeIfChanged).length;
  removeOthers(files);
  return written > 0 ? `${written} files written` : 'nothing to do';
}

/** The files of every demo. @param address of the site, without a slash at its end */
export async function demoFiles(content: Content, address: string): Promise<File[]> {
  const slugs = content.toolbox.demos.items.map(({ slug }) => slug);
  return [...pages(content, address), ...(await assets(slugs, content))];
}

function pages(content: Content, address: string): File[] {
  const { site, toolbox, products } = content;
  const house = houseOf(content);
  return toolbox.demos.items.map(({ slug, search, line, check }) => {
    const product = products.find((one) => one.slug === slug)!;
    const words = {
      slug,
      title: product.title,
      search,
      line,
      check,
      promise: toolbox.demos.text,
      adds: product.whatYouGet,
      price: wholeDollars(product.priceCents),
      site: address,
      product: routes.product(slug),
      card: { path: sharingImage(routes.product(slug)), ...SHARING_IMAGE },
      read: articleOn(slug, content),
      skip: site.words.skipToContent,
    };
    return { path: `${slug}.html`, contents: page(words, house) };
  });
}

/** The first page of the library that shows the tool, else the library. */
function articleOn(slug: string, { pages, library }: Content): { title: string; path: string } {
  const page = pages.find(({ sections }) =>
    sections.some(({ body }) => body.some((block) => block.kind === 'tool' && block.of === slug)),
  );
  return page
    ? { title: page.title, path: routes.page(page.slug) }
    : { title: library.page.title, path: routes.library };
}

function houseOf({ site: { brand, header, footer, links, words }, library }: Content): House {
  return {
    brand,
    menu: { button: header.menu, name: header.navigation, home: routes.home },
    links: [
      { title: header.home, href: routes.home },
      { title: header.toolbox, href: routes.toolbox },
      { title: header.testimonials, href: routes.testimonials },
      { title: header.newsletter, href: links.newsletter, newTab: words.newTab },
      { title: header.program, href: routes.sprintProgram, phone: true },
      { title: header.bookCall, href: routes.bookCall, phone: true },
      { title: header.team, href: routes.aboutTeamRooms, phone: true },
    ],
    start: { title: header.diagnostic, href: routes.diagnostic },
    foot: {
      begin: [
        { title: footer.diagnostic, href: routes.diagnostic },
        { title: footer.program, href: routes.sprintProgram },
        { title: footer.bookCall, href: routes.bookCall },
        { title: footer.toolbox, href: routes.toolbox },
        { title: library.page.name, href: routes.library },
      ],
      mission: footer.mission,
      social: footer.social.map(({ id, label, url }) => ({
        id,
        title: label,
        href: url,
        newTab: words.newTab,
      })),
      legal: [
        { title: footer.privacyPolicy, href: routes.privacyPolicy },
        { title: footer.termsOfService, href: routes.termsOfService },
        { title: footer.findPurchase, href: routes.findPurchase },
      ],
      copyright: footer.copyright,
    },
  };
}

async function assets(slugs: string[], { diagnostic }: Content): Promise<File[]> {
  const made = await Promise.all([
    ...slugs.map((slug) => bundle({ stdin: startOf(slug) }, `${slug}.js`, diagnostic)),
    ...slugs.map((slug) => bundle({ stdin: fillingOf(slug) }, path.basename(filledScript(slug)), diagnostic)),
    bundle({ entryPoints: ['packages/demos/check/check.ts'] }, 'check.js', diagnostic),
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
  diagnostic: Content['diagnostic'],
): Promise<File> {
  const { outputFiles } = await esbuild.build({
    ...from,
    absWorkingDir: inProject(),
    outfile: inProject(DEMOS_FOLDER, 'assets', name),
    external: ['/tools/*'],
    define: {
      DIAGNOSTIC: JSON.stringify(wordsOf(diagnostic)),
      PLAN: JSON.stringify(planWordsOf(diagnostic)),
    },
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

/** A file that is as it should be is left alone, so that a folder nobody may write to is no trouble. */
function writeIfChanged({ path: name, contents }: File): boolean {
  const file = inProject(DEMOS_FOLDER, name);
  const bytes = Buffer.from(contents);
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return false;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, bytes);
  return true;
}

function removeOthers(files: readonly File[]): void {
  const made = new Set(files.map((file) => path.normalize(file.path)));
  for (const name of fs.readdirSync(inProject(DEMOS_FOLDER), { recursive: true, encoding: 'utf8' })) {
    const file = inProject(DEMOS_FOLDER, name);
    if (!made.has(name) && fs.statSync(file).isFile()) fs.rmSync(file);
  }
}

export function wordsOf({ questionnaire }: Content['diagnostic']): typeof DIAGNOSTIC {
  return {
    ratings: questionnaire.scale.labels.map(({ label }) => label),
    areas: questionnaire.sections.map(({ id, title, statements }) => ({
      id,
      title,
      statements: Object.entries(statements).map(([key, { text, short }]) => ({ id: key, text, short })),
    })),
  };
}

/** What the planner needs for a plan, and no more. */
export function planWordsOf({ advice, results }: Content['diagnostic']): typeof PLAN {
  const { ratingLabels } = advice;
  const statements = keyed(STATEMENT_IDS, (id) => {
    const { action, next, done, weeks } = advice.statements[id];
    return { action, next, done, weeks };
  });
  const { weeks, line, time, done, checkIn } = results.page.plan;
  return {
    book: { statements, ratingLabels },
    words: { weeks, line, time, done, checkIn },
  };
}
