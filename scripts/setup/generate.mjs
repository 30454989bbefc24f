import fs from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { PROGRAMS, inProject, ROOT } from './project.mjs';
import { must, runNode } from './run.mjs';

/** What is made from sources and not in git: from what, where to, and how. */
const GENERATED = [
  {
    name: 'database clients',
    inputs: [
      'prisma/models',
      'prisma/sqlite/schema.prisma',
      'prisma/postgresql/schema.prisma',
      'prisma.config.ts',
    ],
    outputs: [
      'lib/platform/database/generated/sqlite/client.ts',
      'lib/platform/database/generated/postgresql/client.ts',
    ],
    make: generateClients,
  },
  {
    name: 'fonts',
    inputs: ['scripts/fonts.ts'],
    outputs: ['app/fonts'],
    make: () => script('scripts/fonts.ts'),
  },
  {
    name: 'site script',
    inputs: [
      'scripts/site-script.ts',
      'components',
      'lib/platform/browser',
      'lib/kernel',
      'lib/diagnostic/browser',
      'lib/diagnostic/rules',
    ],
    outputs: ['components/layout/generated/site-script.ts', 'public/_still'],
    make: () => script('scripts/site-script.ts'),
  },
];

/** Makes what is missing or older than its sources. @returns {Promise<string>} what was made */
export async function generate() {
  const made = [];
  for (const { name, inputs, outputs, make } of GENERATED.filter(({ inputs: [first] }) =>
    fs.existsSync(inProject(first)),
  )) {
    const stamp = inProject('node_modules/.cache/plumbline', name.replaceAll(' ', '-'));
    const now = fingerprint([...inputs, 'package-lock.json']);
    if (outputs.every((output) => fs.existsSync(inProject(output))) && readStamp(stamp) === now) continue;
    await make();
    fs.mkdirSync(path.dirname(stamp), { recursive: true });
    fs.writeFileSync(stamp, now);
    made.push(name);
  }
  return made.length > 0 ? made.join(', ') : 'nothing to do';
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

const readStamp = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

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
