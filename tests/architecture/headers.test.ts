import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HEARD } from '@/front/acceptable';

const ROOT = path.join(import.meta.dirname, '../..');

/** A name in small letters that is read out of the headers of a request; those of an answer are written with capitals. */
const READ = /headers(?:\.get\(|\[)'([a-z-]+)'/g;

/** What the front itself writes into a request, for Next (front/policy/station.ts). */
const OURS = ['content-security-policy'];

const names = ['app', 'lib', 'front'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
    .flatMap((file) => [...readFileSync(path.join(ROOT, folder, file), 'utf8').matchAll(READ)])
    .map(([, name]) => name ?? ''),
);

test.each([...new Set(names)])('%s, which something here reads, gets past the front', (name) => {
  expect([...HEARD, ...OURS]).toContain(name);
});
