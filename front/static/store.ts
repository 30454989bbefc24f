import fs from 'node:fs';
import path from 'node:path';
import { FOLDER, type Encoding, type Recorded, type Records } from './records';

/**
 * One variant of an answer, plain or compressed, ready to be sent. Headers are as Node takes them, name and
 * value in turn: all of them, those that are sent without the bytes, and those that describe the bytes.
 */
export type Variant = {
  etag: string;
  headers: string[];
  unchanged: string[];
  ofBytes: string[];
  bytes: Buffer;
};

export type Ready = {
  status: number;
  /** Only of files: when they were last modified. */
  modified?: string;
  acceptsRanges: boolean;
  plain: Variant;
} & Partial<Record<Encoding, Variant>>;

/** What is answered at an address, but not where the query has one of these keys. */
type Address = { answer: Ready; unless: string[] };

export type Store = Map<string, Address>;

/** Headers that describe the bytes, and so are left out of a 304. */
const OF_BYTES = /^(content-(?!security)|accept-ranges)/i;

/** Headers that an answer gets besides, such as a page its policy. */
export type More = (answer: Recorded) => [string, string][];

/** Reads all that the build has recorded into memory. */
export function loadStore(build: string, { answers, conditions }: Records, more: More): Store {
  const patterns = conditions.map(({ regex, keys }) => ({ regex: new RegExp(regex), keys }));
  const store: Store = new Map();
  const read = readerOf(build);
  for (const answer of answers)
    store.set(answer.path, {
      answer: prepare(answer, more(answer), read),
      unless: patterns.flatMap(({ regex, keys }) => (regex.test(answer.path) ? keys : [])),
    });
  return store;
}

/** Reads each file once: many answers have the same bytes. */
export function readerOf(build: string): (name: string) => Buffer {
  const files = new Map<string, Buffer>();
  return (name) => {
    const bytes = files.get(name) ?? fs.readFileSync(path.join(build, FOLDER, name));
    files.set(name, bytes);
    return bytes;
  };
}

/** @param more headers that it gets besides @throws Error when a file is not there */
export function prepare(answer: Recorded, more: [string, string][], read: (name: string) => Buffer): Ready {
  const variant = (suffix: string, encoding: [string, string][]): Variant => {
    const bytes = read(answer.body + suffix);
    const etag = `"${answer.body}${suffix.replace('.', '-')}"`;
    const headers = [...answer.headers, ...more, ['ETag', etag] as const];
    return {
      etag,
      headers: [...headers, ...encoding, ['Content-Length', String(bytes.length)]].flat(),
      unchanged: headers.filter(([name]) => !OF_BYTES.test(name)).flat(),
      ofBytes: headers.filter(([name]) => OF_BYTES.test(name)).flat(),
      bytes,
    };
  };
  const said = (wanted: string) => answer.headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
  const compressed = answer.encodings.map((name) => [
    name,
    variant(`.${name}`, [['Content-Encoding', name]]),
  ]);
  return {
    status: answer.status,
    modified: said('last-modified'),
    acceptsRanges: said('accept-ranges') === 'bytes',
    plain: variant('', []),
    ...(Object.fromEntries(compressed) as Partial<Record<Encoding, Variant>>),
  };
}
