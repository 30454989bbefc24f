import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formulasOf, type Formulas } from './office/office';
import type { Facts } from './facts';
import type { Book } from './sheet/book';
import { withCurves } from './sheet/curves';
import { withValues } from './sheet/values';

/** One file that buyers get, and how it is made. */
export type Maker = { slug: string; name: string } &
  /** `blank`: of a filled workbook, the name of the one that it was filled from. */
  (
    | { workbook: (license: string) => Promise<Book>; blank?: string }
    /** `guide`: it is printed of a page that shows pieces of the workbooks, so it is made after these. */
    | { document: (facts: Facts) => Promise<Buffer>; guide?: true }
  );

/** The file that has a workbook filled with the example: planner.xlsx and planner-example.xlsx. */
export const exampleOf = (workbook: string): string => workbook.replace(/\.xlsx$/, '-example.xlsx');

export type MadeFile = { slug: string; name: string; bytes: Buffer };

/** Makes files. All workbooks are calculated by one LibreOffice, so that each formula carries its value. */
export async function makeFiles(
  makers: readonly Maker[],
  factsOf: (slug: string) => Facts,
): Promise<MadeFile[]> {
  const made: (MadeFile & { workbook: boolean })[] = [];
  for (const maker of makers) {
    const { slug, name } = maker;
    const facts = factsOf(slug);
    const workbook = 'workbook' in maker;
    const bytes = workbook
      ? await withCurves((await maker.workbook(facts.license)).bytes())
      : await maker.document(facts);
    made.push({ slug, name, bytes, workbook });
  }
  const formulas = await calculated(made.filter(({ workbook }) => workbook));
  return Promise.all(
    made.map(async ({ slug, name, bytes, workbook }) => ({
      slug,
      name,
      bytes: workbook ? await withValues(bytes, formulas.get(name)!) : bytes,
    })),
  );
}

async function calculated(workbooks: readonly MadeFile[]): Promise<Map<string, Formulas>> {
  if (workbooks.length === 0) return new Map();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'workbooks-'));
  try {
    const files = workbooks.map(({ name, bytes }) => {
      const file = path.join(folder, name);
      writeFileSync(file, bytes);
      return file;
    });
    const formulas = await formulasOf(files);
    return new Map(workbooks.map(({ name }, index) => [name, formulas[index]!]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
