import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = path.join(import.meta.dirname, '../..');
const markdownIn = (folder: string, recursive: boolean) =>
  readdirSync(path.join(PROJECT, folder), { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file));

const files = [...markdownIn('.', false), ...markdownIn('docs', true), 'content/README.md'];
const read = (file: string) => readFileSync(path.join(PROJECT, file), 'utf8');

/** The fragments of a page's headings, as GitHub writes them. */
const fragments = (file: string) =>
  Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    `#${title.toLowerCase().replace(/[^\w\- ]/g, '')}`.replaceAll(' ', '-'),
  );

test.each(files)('the links of %s lead somewhere', (file) => {
  for (const [, to = '', fragment] of read(file).matchAll(/\]\((?!https?:|\/)([^)#\s]*)(#[^)]+)?\)/g)) {
    const target = to ? path.join(path.dirname(file), to) : file;
    expect(existsSync(path.join(PROJECT, target)), `${file} -> ${target}`).toBe(true);
    if (fragment) expect(fragments(target), `${file} -> ${target}`).toContain(fragment);
  }
});
