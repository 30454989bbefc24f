import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

type Locked = { version?: string; integrity?: string; resolved?: string; optional?: boolean };
type Lockfile = { packages: Record<string, Locked & { link?: boolean; inBundle?: boolean }> };

/** What measures pages, edits words or makes the sold files: each has a lockfile of its own. */
const locked = ['.', 'bench/lighthouse', 'packages/workshop', 'scripts/cms']
  .map((folder) => JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as Lockfile)
  .flatMap(({ packages }) => Object.entries(packages))
  .filter(([name, { link, inBundle }]) => name && !link && !inBundle);

/**
 * Native parts for platforms that the registry this lockfile was made with does not serve: their hashes are
 * still to come.
 */
const WITHOUT_HASH = /^node_modules\/(@next\/swc|@tailwindcss\/oxide|@unrs\/resolver-binding)-/;

test('every package is locked by the hash of its bytes, but for native parts of other platforms', () => {
  const open = locked.filter(([, { version, integrity }]) => version && !integrity);
  expect(open.filter(([name, { optional }]) => !optional || !WITHOUT_HASH.test(name))).toEqual([]);
  expect(open.length).toBeLessThanOrEqual(29);
});

type Needs = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;

test('a package that the site or a package beside it needs has one version, written in full', () => {
  const versions: Record<string, Set<string>> = {};
  for (const folder of ['.', 'packages/sandbox', 'packages/workshop', 'bench/lighthouse', 'scripts/cms']) {
    const needs = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Needs;
    for (const [name, version] of Object.entries({ ...needs.dependencies, ...needs.devDependencies }))
      (versions[name] ??= new Set()).add(version);
  }
  for (const [name, of] of Object.entries(versions))
    expect([...of], name).toEqual([expect.stringMatching(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/)]);
});

/** What the site is made of, in code of the site and of its commands. */
const SOURCES = ['.', 'app', 'components', 'lib', 'packages/demos', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file)),
);
/** No line of these names them. */
const NOT_NAMED = {
  sharp: 'tests draw photos with it, and Next asks for this one if it is ever to make pictures to measure',
  typescript: 'Next builds with it',
};

test('every package that the site needs is named in its code, or here with the reason', () => {
  const code = SOURCES.map((file) => readFileSync(file, 'utf8')).join('\n');
  const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as Needs;
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@types/'));
  expect(names.filter((name) => !new RegExp(`['"]${name}['"/]`).test(code))).toEqual(Object.keys(NOT_NAMED));
});

test('no package is locked to one registry', () => {
  expect(locked.filter(([, { resolved }]) => resolved)).toEqual([]);
});
