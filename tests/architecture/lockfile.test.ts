import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { version?: string; integrity?: string; resolved?: string; optional?: boolean };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked & { link?: boolean; inBundle?: boolean }>;
};
const locked = Object.entries(packages).filter(([name, { link, inBundle }]) => name && !link && !inBundle);

/** Native parts for platforms that the registry this lockfile was made with does not serve: their hashes are still to come. */
const WITHOUT_HASH = /^node_modules\/(@next\/swc|@tailwindcss\/oxide|@unrs\/resolver-binding)-/;

test('every package is locked by the hash of its bytes, but for native parts of other platforms', () => {
  const open = locked.filter(([, { version, integrity }]) => version && !integrity);
  expect(open.filter(([name, { optional }]) => !optional || !WITHOUT_HASH.test(name))).toEqual([]);
  expect(open.length).toBeLessThanOrEqual(29);
});

test('no package is locked to one registry', () => {
  expect(locked.filter(([, { resolved }]) => resolved)).toEqual([]);
});
