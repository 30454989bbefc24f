import fs from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { PROGRAMS, inProject, ROOT } from './project.mjs';
import { must, runNode } from './run.mjs';

/** What database clients and fonts are made of. */
const SOURCES = [
  'prisma/models',
  'prisma/sqlite/schema.prisma',
  'prisma/postgresql/schema.prisma',
  'prisma.config.ts',
  'scripts/fonts.ts',
  'package-lock.json',
];
const MADE = [
  'lib/platform/database/generated/sqlite/client.ts',
  'lib/platform/database/generated/postgresql/client.ts',
  'app/fonts',
];

/**
 * Makes what is not in git: the site's script, and the others where their sources have changed.
 * @returns {Promise<string>} what was made
 */
export async function generate() {
  await script('scripts/site-script.ts');
  const stamp = inProject('node_modules/.cache/plumbline/made');
  const now = fingerprint(SOURCES);
  const isThere = [...MADE.map((file) => inProject(file)), stamp].every((file) => fs.existsSync(file));
  if (isThere && fs.readFileSync(stamp, 'utf8') === now) return 'site script';
  await generateClients();
  await script('scripts/fonts.ts');
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, now);
  return 'site script, database clients, fonts';
}

async function generateClients() {
  for (const url of ['file:./data/plumbline.db', 'postgresql://localhost/plumbline']) {
    // Generating needs no engine, yet Prisma looks for one and would download it: any program that exists
    // will do.
    const env = {
      DATABASE_URL: url,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    };
    await must(
      runNode(PROGRAMS.prisma, ['generate', '--no-hints'], { env, quiet: true }),
      'prisma generate failed.',
    );
  }
}

const script = (file) => must(runNode(PROGRAMS.tsx, [file], { quiet: true }), `${file} failed.`);

/**
 * One hash over the paths and bytes of files, and of all files in folders.
 * @param {string[]} inputs from the project's folder; what is not there counts as absent
 * @param {(file: string) => boolean} wanted leaves out files and whole folders
 */
export function fingerprint(inputs, wanted = () => true) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesIn(input, wanted))) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(inProject(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The files under a path, with `/` between their parts on every system, in one order on every system. */
function filesIn(input, wanted) {
  if (!fs.existsSync(inProject(input)) || !wanted(input)) return [];
  if (!fs.statSync(inProject(input)).isDirectory()) return [input];
  return fs
    .readdirSync(inProject(input))
    .sort()
    .flatMap((name) => filesIn(path.relative(ROOT, inProject(input, name)).replaceAll('\\', '/'), wanted));
}
