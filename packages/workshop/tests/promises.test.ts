import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { PRODUCTS } from '../facts';
import { BLANK } from '../makers';
import { unzip } from '../zip';
import { openBook } from './cells';
import { openPdf } from './pdf';

type Product = { slug: string; files: { name: string }[] } & Record<(typeof SAID)[number], string[]>;
const SAID = ['whatYouGet', 'benefits', 'features'] as const;
const PROJECT = path.join(import.meta.dirname, '../../..');
const LIST = 'packages/workshop/tests/promises.yaml';
const yaml = <T>(file: string) => parse(readFileSync(file, 'utf8')) as T;

/** Those that are made here. A firm that adds one of its own keeps what it promises by itself. */
const promised = yaml<Record<string, Record<string, string>>>(path.join(PROJECT, LIST));
const products = Object.keys(promised)
  .map((slug) => path.join(PRODUCTS, slug, 'product.yaml'))
  .filter((file) => existsSync(file))
  .map((file) => yaml<Product>(file));
const fileOf = ({ slug }: Product, name: string) => path.join(PRODUCTS, slug, 'files', name);
const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[lr]squo;/g, '’')
    .replace(/\s+/g, ' ')
    .toLowerCase();

const read = new Map<string, Promise<string>>();
/** What is written in a file, all of it. */
function textOf(file: string): Promise<string> {
  const known = read.get(file) ?? written(file);
  read.set(file, known);
  return known;
}

async function written(file: string): Promise<string> {
  const bytes = readFileSync(file);
  if (file.endsWith('.pdf')) return plain((await openPdf(bytes)).lines.flat().join(' '));
  if (!/\.(docx|pptx|xlsx)$/.test(file)) return plain(bytes.toString());
  const parts = [...unzip(bytes)].filter(([name]) => name.endsWith('.xml'));
  return plain(parts.map(([, xml]) => xml.toString()).join(' '));
}

/** The words of the workbook's sheet, those in its formulas too. */
async function wordsOn({ slug }: Product, sheet: string): Promise<string | undefined> {
  if (!BLANK.some((one) => one.slug === slug)) return undefined;
  const cells = (await openBook(slug)).sheets.get(sheet)?.cells;
  if (!cells) return undefined;
  const [values, formulas] = [
    [...cells.values()].map(({ value = '' }) => (typeof value === 'object' ? value.error : String(value))),
    [...cells.values()].map(({ formula = '' }) => formula),
  ];
  return plain([...values, ...formulas].join(' | '));
}

/** Why what a line promises can't be found; undefined where it is there. */
async function missing(product: Product, place: string): Promise<string | undefined> {
  const [where, words] = place.split(' > ') as [string, string?];
  const listed = product.files.some(({ name }) => name === where);
  if (!listed && where.includes('/'))
    return existsSync(path.join(PROJECT, where)) ? undefined : `there is no ${where}`;
  const text = listed ? await textOf(fileOf(product, where)) : await wordsOn(product, where);
  if (text === undefined) return `“${where}” is no sheet of its workbook and none of its files`;
  return !words || text.includes(plain(words)) ? undefined : `“${words}” isn’t in ${where}`;
}

test.each(products.map((product) => [product.slug, product] as const))(
  'each line on the page of %s says where what it promises is, and there it is',
  async (slug, product) => {
    const promises = Object.entries(promised[slug]!);
    const complaints: string[] = [];
    for (const line of SAID.flatMap((list) => product[list])) {
      const [found] = promises.filter(([begins]) => line.startsWith(begins));
      if (!found)
        complaints.push(`${LIST} doesn’t say where “${line}” is kept: add how it begins, and a place.`);
      const why = found && (await missing(product, found[1]));
      if (why) complaints.push(`${LIST}: “${line}”: ${why}.`);
    }
    expect(complaints).toEqual([]);
  },
);

test.each(products.map((product) => [product.slug, product] as const))(
  'nothing is kept for a line that the page of %s no longer has',
  (slug, product) => {
    const lines = SAID.flatMap((list) => product[list]);
    const left = Object.keys(promised[slug]!).filter(
      (begins) => !lines.some((line) => line.startsWith(begins)),
    );
    expect(left).toEqual([]);
  },
);
