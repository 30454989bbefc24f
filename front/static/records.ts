import fs from 'node:fs';
import path from 'node:path';
import type { Condition } from '../next-internals/built-addresses';

/** The folder of a build with what the front answers from memory, and the list of it. */
export const FOLDER = 'front';
const LIST = 'answers.json';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One answer as plain Next gave it after the build. */
export type Recorded = {
  path: string;
  status: number;
  headers: [name: string, value: string][];
  /**
   * The name of the file that has its bytes, a hash; of compressed variants with `.br` or `.gzip` behind it.
   */
  body: string;
  /** The compressed variants that are smaller. */
  encodings: Encoding[];
  /** What a Content-Security-Policy calls the scripts that stand in its HTML. */
  scripts: string[];
  /** The same of its styles. */
  styles: string[];
  /** The same for the page as Next rendered it, and sends it where the front leaves the answer to Next. */
  renderedScripts: string[];
};

export type Records = {
  answers: Recorded[];
  /** What depends on the query: Next answers that. */
  conditions: Condition[];
  /**
   * What each route handler that answers by itself takes, by its route. Everything else is read with GET and
   * HEAD.
   */
  methods: Record<string, string[]>;
};

export function writeRecords(build: string, records: Records): void {
  fs.writeFileSync(path.join(build, FOLDER, LIST), JSON.stringify(records));
}

/** @throws Error when the build has none: it was not made by `npm run build` */
export function readRecords(build: string): Records {
  return JSON.parse(fs.readFileSync(path.join(build, FOLDER, LIST), 'utf8')) as Records;
}
