import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ProductFile } from '@/lib/shop/rules/product-file';
import type { Issue } from './issue';
import { day } from './schemas/building-blocks';

/** What `npm run files:prove` writes beside a product's files, where workbook, demo and rules agreed. */
const record = z.strictObject({
  file: z.string(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  cases: z.int().positive(),
  differences: z.literal(0),
  seed: z.int(),
  on: day,
});
export type ProofRecord = z.infer<typeof record>;

/** What a product's page may say of one of its files. */
type Proof = Pick<ProofRecord, 'file' | 'cases' | 'differences' | 'on'>;

/** Fewer are a run that was cut short for a try: they are no proof to print. */
const FEWEST_CASES = 10_000;

export const PROOF_FILE = 'proof.json';

/** The record as it lies there; undefined without one. */
export function findProof(root: string, slug: string): string | undefined {
  const file = join(root, 'products', slug, PROOF_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * What was proved of these very files.
 * @returns no proof for a record of a file that was since made anew, or of too few cases; an error for what
 * the command does not write
 */
export function matchProof(slug: string, found: string | undefined, files: readonly ProductFile[]) {
  if (found === undefined) return { proof: undefined, errors: [] };
  const read = record.safeParse(parsed(found));
  if (!read.success) return { proof: undefined, errors: [notOurs(slug)] };
  const { file, cases, differences, on, sha256 } = read.data;
  const same = files.some((one) => one.slug === slug && one.name === file && one.sha256 === sha256);
  const proof: Proof | undefined =
    same && cases >= FEWEST_CASES ? { file, cases, differences, on } : undefined;
  return { proof, errors: [] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const notOurs = (slug: string): Issue => ({
  file: `content/products/${slug}/${PROOF_FILE}`,
  path: '',
  message: 'is not what npm run files:prove writes. Run it again, or take the file away.',
});
