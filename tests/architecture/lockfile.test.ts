import { readFileSync } from 'node:fs';
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

test('no package is locked to one registry', () => {
  expect(locked.filter(([, { resolved }]) => resolved)).toEqual([]);
});
