/**
 * npm run files:prove [-- slug …] [--cases 10000]: recalculates each tool's workbook in LibreOffice and opens
 * its demo in a browser for so many random cases, at least half of them on a tie or threshold, and compares
 * both with the rules (lib/tools/rules). It runs the tests that `npm test` runs with 300, tool by
 * tool. Where nothing differs, the product's proof.json says so: with the hash of the workbook, the number of
 * cases and the day, for the product's page. Where something does, that record goes away. Stopped half-way,
 * what is done stays done: name the tools that are left.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROOF_FILE, type ProofRecord } from '@/lib/content/products';
import { sha256 } from '@/lib/content/sha256';
import { SEED } from './sampled';
import { PRODUCTS } from '../facts';
import { provedWorkbooks } from './workbooks';
import { bringPrograms } from '@/scripts/setup/machine.mjs';
import { PROGRAMS } from '@/scripts/setup/project.mjs';
import { runNode } from '@/scripts/setup/run.mjs';
import { seconds } from '@/scripts/setup/steps.mjs';

const { values, positionals } = parseArgs({
  options: { cases: { type: 'string', default: '10000' } },
  allowPositionals: true,
});
const cases = Number(values.cases);
if (!Number.isInteger(cases) || cases < 1) throw new Error('--cases takes a whole number from 1 on.');
const all = provedWorkbooks();
const unknown = positionals.find((slug) => !all.some((one) => one.slug === slug));
if (unknown)
  throw new Error(`"${unknown}" has no workbook. These have: ${all.map(({ slug }) => slug).join(', ')}.`);

await bringPrograms(['office', 'browser']);
let failed = 0;
for (const workbook of all.filter(({ slug }) => positionals.length === 0 || positionals.includes(slug))) {
  const began = performance.now();
  const proved = await prove(workbook);
  if (!proved) failed++;
  const outcome = proved ? `${cases} cases, 0 differences` : 'DIFFERENCES, named above';
  console.log(`${workbook.slug}: ${outcome} (${seconds(performance.now() - began)})`);
}
process.exit(failed === 0 ? 0 : 1);

/** @returns whether nothing differed; then the record is written, and otherwise taken away */
async function prove({ slug, name }: { slug: string; name: string }): Promise<boolean> {
  const [folder, record] = [path.join(PRODUCTS, slug), path.join(PRODUCTS, slug, PROOF_FILE)];
  const hash = () => sha256(readFileSync(path.join(folder, 'files', name)));
  const before = hash();
  const tests = [`packages/workshop/tests/${slug}.test.ts`, 'packages/workshop/tests/demos-agree.test.ts'];
  const code = await runNode(PROGRAMS.vitest, ['run', '--project', 'workshop', ...tests], {
    env: { RANDOM_CASES: String(cases), ONLY_DEMO: slug },
  });
  // A workbook that was made anew meanwhile is another one.
  if (code !== 0 || hash() !== before) {
    if (existsSync(record)) rmSync(record);
    return false;
  }
  const on = new Date().toISOString().slice(0, 10);
  const proof: ProofRecord = { file: name, sha256: before, cases, differences: 0, seed: SEED, on };
  writeFileSync(record, `${JSON.stringify(proof, undefined, 2)}\n`);
  return true;
}
