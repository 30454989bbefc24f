import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export const PRODUCTS = path.join(import.meta.dirname, '../..', 'content', 'products');
export const HASHES = path.join(import.meta.dirname, 'made.json');

const { brand } = parse(readFileSync(path.join(PRODUCTS, '../site.yaml'), 'utf8')) as {
  brand: { name: string };
};
/** Who made the files, in their properties. */
export const MADE_BY = brand.name;
/** The day of their edition, in their properties too: always the same, so that the bytes are. */
const EDITION = '2026-11-29';
export const MADE_ON = `${EDITION}T00:00:00Z`;

/** What a file is made from: words of the product's own page. */
export type Facts = {
  title: string;
  description: string;
  license: string;
  /** What the page says the files contain. */
  files: { name: string; contains?: string[] }[];
  /** The tools of a bundle, and when each is opened first. */
  includes?: string[];
  firstOpened?: { when: string; tools: string[] }[];
};

/**
 * Title and license come from product.yaml itself, since the site's reader would miss the files that are yet
 * to be made.
 */
export function factsOf(slug: string): Facts {
  return parse(read(slug, 'product.yaml')) as Facts;
}

/** The guide of a product as it is written: its words, and where its pictures stand. */
export const guideOf = (slug: string): string => read(slug, 'guide.html');

const read = (slug: string, file: string) => readFileSync(path.join(PRODUCTS, slug, file), 'utf8');

/** Texts and numbers that are kept as YAML here, by the path of their file. */
export const dataIn = (file: string): unknown =>
  parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
