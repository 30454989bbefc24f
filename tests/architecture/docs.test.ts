import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { IMPORTS_PAGE, importsPage } from '../../eslint/imports-page.mjs';
import { ROOMS } from '../../eslint/rooms.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const docs = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .map((file) => `docs/${file.replaceAll(path.sep, '/')}`)
  .concat(
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'content/README.md',
    'workshop/README.md',
    'sandbox/README.md',
    'studio/README.md',
  )
  .filter((file) => file.endsWith('.md'));

/** Files and folders of ours in backticks; not those with a part that stands for many. */
function pathsIn(text: string): string[] {
  const places =
    'app|bench|components|content|demos|deploy|docs|eslint|front|lib|prisma|sandbox|scripts|studio|tests|workshop';
  const named = text.matchAll(new RegExp(`\`((?:${places})/[^\`\\s<>{}*]+)\``, 'g'));
  return [...named].map(([, file]) => file ?? '');
}

/** Where links to files of the repository lead. */
function linksIn(file: string): string[] {
  const links = read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g);
  return [...links].map(([, to]) => path.posix.join(path.posix.dirname(file), decodeURI(to ?? '')));
}

/** The first room that a file is among the files of. */
function roomOf(file: string): string | undefined {
  const fits = (glob: string) => {
    const choices = glob
      .replaceAll('.', '\\.')
      .replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
    return new RegExp(
      `^${choices.replaceAll(/\{([^}]*)\}/g, (_, one: string) => `(${one.replaceAll(',', '|')})`)}$`,
    );
  };
  return ROOMS.find(({ files }) => fits(files).test(file))?.name;
}

const isThere = (file: string) => existsSync(path.join(ROOT, file));

test.each(docs)('%s names and links only what is there', (file) => {
  const named = [...pathsIn(read(file)), ...linksIn(file)];
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});

test('no two decisions have one number', () => {
  const numbers = docs.flatMap((file) => /decisions\/(\d+)-/.exec(file)?.[1] ?? []).map(Number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('docs/imports.md is what lint reads; npm run docs:imports writes it', async () => {
  expect(read(IMPORTS_PAGE)).toBe(await importsPage());
});

test('docs/words.md has forty words at most', () => {
  const words = [...read('docs/words.md').matchAll(/\*\*([^*]+)\*\*/g)].map(([, word]) => word);
  expect(words.length).toBeLessThanOrEqual(40);
  expect(new Set(words).size).toBe(words.length);
});

describe('docs/tour.md', () => {
  const tour = read('docs/tour.md');

  test('is one page of 900 words at most', () => {
    expect(tour.split(/\s+/).length).toBeLessThanOrEqual(900);
  });

  test('has a tree of what is there, with every folder of lib', () => {
    let parent = '';
    const shown = (tour.split('```')[1] ?? '')
      .trim()
      .split('\n')
      .flatMap((line) => {
        const names = (line.trim().split(/ {2,}/)[0] ?? '').split(' ');
        if (line.startsWith(' ')) return names.map((name) => parent + name);
        parent = names[0] ?? '';
        return names;
      });
    expect(shown.filter((one) => !isThere(one))).toEqual([]);
    const entries = readdirSync(path.join(ROOT, 'lib'), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `lib/${name}/`);
    expect(shown).toEqual(expect.arrayContaining(folders));
  });

  test('has two walks of fourteen hops at most', () => {
    const walks = tour.split('\n## ').filter((part) => part.startsWith('One '));
    expect(walks).toHaveLength(2);
    for (const walk of walks) {
      const hops = [...walk.matchAll(/^(\d+)\. /gm)].map(([, hop]) => Number(hop));
      expect(hops).toEqual(hops.map((_, index) => index + 1));
      expect(hops.length).toBeLessThanOrEqual(14);
    }
  });

  test('leads no call back into a room that it has left', () => {
    const calls = tour.split(/\n\n(?!\d+\. )/).filter((part) => /^(.*\n\n)?\d+\. /.test(part));
    expect(calls).toHaveLength(4);
    for (const call of calls) {
      const rooms = [...call.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => roomOf(file!));
      const entered = rooms.filter((room, hop) => room !== rooms[hop - 1]);
      expect(entered).toEqual([...new Set(entered)]);
    }
  });
});
