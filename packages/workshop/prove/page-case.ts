import type fc from 'fast-check';
import type { AnyDemo, AnyState } from '@/packages/demos/kit/model';
import type { Said } from './demo-page';
import { sampled } from './sampled';

/** A number as it is rounded for readers, wherever it stands in a text: “$1,200”, “57%”, “−3.5”. */
export type Rounded = {
  number: number;
  digits: number;
  /** It may be rounded down too, where the word beside it would not be true of a number rounded up. */
  orDown?: true;
};
/** What a text says: exactly this, or these numbers in this order and nothing else that is a number. */
export type Says = string | Rounded | readonly Rounded[];

/** What is typed into a demo, and what the rules make of it. */
export type PageCase = {
  state: AnyState;
  headline: Says;
  /** Rows of tables, by the beginning of their caption; undefined where there must be no such table. */
  tables?: Record<string, readonly (readonly (Says | undefined)[])[] | undefined>;
  /** Texts that stand somewhere beside the tables: whole, or the first words and the numbers in them. */
  texts?: readonly (string | { begins: string; numbers: readonly Rounded[] })[];
};

export type PageProof = {
  slug: string;
  /** Many of them, the same ones each time. At least half stand on a threshold or a tie. */
  cases: (count: number) => PageCase[];
};

export const proof = <T>(
  { slug }: AnyDemo,
  cases: fc.Arbitrary<T>,
  pageCase: (one: T, index: number) => PageCase,
): PageProof => ({ slug, cases: (count) => sampled(cases, count).map(pageCase) });

export const rounded = (number: number, digits = 0): Rounded => ({ number, digits });

/** Where a page says something else than the rules, in sentences; none where they agree. */
export function differences(said: Said, { headline, tables = {}, texts = [] }: PageCase): string[] {
  const found: string[] = [];
  const compare = (what: string, text: string | undefined, wanted: Says | undefined) => {
    if (wanted !== undefined && (text === undefined || !agrees(text, wanted)))
      found.push(`${what} says ${JSON.stringify(text)}, and the rules ${JSON.stringify(wanted)}`);
  };
  compare('The headline', said.headline, headline);
  for (const [caption, rows] of Object.entries(tables)) {
    const table = said.tables.find((one) => one.caption.startsWith(caption));
    if (table?.rows.length !== rows?.length)
      found.push(`“${caption}” has ${table?.rows.length} rows, and by the rules ${rows?.length}`);
    rows?.forEach((row, index) =>
      row.forEach((wanted, column) =>
        compare(`Row ${index + 1} of “${caption}”`, table?.rows[index]?.[column], wanted),
      ),
    );
  }
  for (const wanted of texts)
    if (!said.texts.some((text) => holds(text, wanted)))
      found.push(`No text is ${JSON.stringify(wanted)}, but there are ${JSON.stringify(said.texts)}`);
  return found;
}

const holds = (text: string, wanted: string | { begins: string; numbers: readonly Rounded[] }) =>
  typeof wanted === 'string'
    ? text === wanted
    : text.startsWith(wanted.begins) && agrees(text.slice(wanted.begins.length), wanted.numbers);

function agrees(text: string, wanted: Says): boolean {
  if (typeof wanted === 'string') return text === wanted;
  const all = 'number' in wanted ? [wanted] : wanted;
  const found = [...text.matchAll(/([−+-]?)\$?(\d[\d,]*(?:\.\d+)?)/g)].map(
    ([, sign, digits]) => Number(digits!.replaceAll(',', '')) * (sign === '' || sign === '+' ? 1 : -1),
  );
  return found.length === all.length && all.every((one, index) => isNear(found[index]!, one));
}

/** By half of the last digit that is shown; a half itself may be rounded either way. */
function isNear(shown: number, { number, digits, orDown }: Rounded): boolean {
  const [half, noise] = [0.5 * 10 ** -digits, 1e-9 * Math.max(1, Math.abs(number))];
  return shown - number <= half + noise && number - shown <= (orDown ? 2 : 1) * half + noise;
}

/** As it is typed; nothing for what was left out. */
export const typed = (number: number | undefined): string => (number === undefined ? '' : String(number));
