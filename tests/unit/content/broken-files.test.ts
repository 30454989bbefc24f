import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/source';
import { loadContent } from '@/lib/content/load';
import { readAll, yamlOf } from '@/lib/content/read-all';
import { CONTENT, contentWith, type Edit, errorsAfter } from '@/tests/support/content';

type Broken = Record<'what' | 'file' | 'from' | 'to' | 'says', string> & { line?: number; compares?: true };
const BROKEN = parse(readFileSync(join(import.meta.dirname, 'broken-files.yaml'), 'utf8')) as Broken[];

/**
 * Each file is broken once in a round, so that a few checks are enough: no message may come but those of the
 * round. Files are compared only where each can be read.
 */
const roundOf = (row: Broken) => {
  const { file, compares } = row;
  const before = BROKEN.slice(0, BROKEN.indexOf(row));
  return `${compares} ${before.filter((one) => one.file === file && one.compares === compares).length}`;
};
const lineOf = ({ file, from, line = 0 }: Broken): number => {
  const text = readFileSync(join(CONTENT, file), 'utf8');
  return text.slice(0, text.indexOf(from)).split('\n').length + line;
};
const rounds = [...new Set(BROKEN.map(roundOf))].map((round) =>
  BROKEN.filter((row) => roundOf(row) === round),
);

test.each(rounds.map((round, at) => [at + 1, round] as const))(
  'each broken file is told in one message, with its line (round %i of the table)',
  (_, round) => {
    const found = errorsAfter(...round.map(({ file, from, to }): Edit => [file, from, to]));
    const expected = round.map((row) => `content/${row.file}:${lineOf(row)}  ${row.says}`);
    // Whatever pages there are by now, and the advice that every unreadable line gets.
    const told = (errors: string[]) =>
      errors.map((one) => one.replace(/ Allowed: \/, .*$| Lines that belong together .*$/, '')).sort();
    expect(told(found)).toEqual(told(expected));
  },
);

/** A copy of the content with all its texts saved in another way. */
function savedAs(write: (text: string) => Buffer, ...files: string[]): string {
  const root = contentWith();
  for (const file of files) writeFileSync(join(root, file), write(readFileSync(join(root, file), 'utf8')));
  return root;
}

const sources = readAll(CONTENT);
const files = [...yamlOf(sources), ...Object.values(sources.prose)].map(({ file }) =>
  file.replace('content/', ''),
);

test.each([
  ['the line ends of Windows', (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))],
  ['the line ends of an old Mac', (text: string) => Buffer.from(text.replaceAll('\n', '\r'))],
  ['a byte order mark', (text: string) => Buffer.from(`\ufeff${text}`)],
])('files saved with %s say the same', (_, write) => {
  expect(loadContent(savedAs(write, ...files))).toEqual(loadContent(CONTENT));
});

test.each([
  [
    'Latin-1',
    (text: string) => Buffer.from(text.replace('Nora', 'Zoë'), 'latin1'),
    ":4  This file is not saved as UTF-8, so that 'Zo\u00eb' can",
  ],
  [
    'UTF-16',
    (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
    ':1  This file is not saved as UTF-8, so',
  ],
])('a file saved as %s is told once, with how to save it', (_, write, says) => {
  const root = savedAs(write, 'team.yaml');
  expect(checkContent(root).errors.map(formatIssue)).toEqual([
    expect.stringContaining(`content/team.yaml${says}`),
  ]);
});
