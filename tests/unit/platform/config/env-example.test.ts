import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnv, VARIABLES } from '@/lib/platform/config/env';
import { EXAMPLE_VALUES } from '@/lib/platform/config/production';

const text = fs.readFileSync(path.join(import.meta.dirname, '../../../../.env.example'), 'utf8');

/** The variables of the file, those in comments too. */
function variablesIn(lines: RegExp): [string, string][] {
  return [...text.matchAll(lines)].map(([, name = '', value = '']) => [name, value]);
}

test('.env.example, copied as it is, is the environment of the demo', () => {
  expect(readEnv(Object.fromEntries(variablesIn(/^([A-Z_]+)=(.*)$/gm)))).toEqual(readEnv({}));
});

test('.env.example names every variable the site reads', () => {
  const named = new Set(variablesIn(/^(?:# )?([A-Z_]+)=(.*)$/gm).map(([name]) => name));
  expect([...named].sort()).toEqual([...VARIABLES].sort());
});

test('the values production refuses are those of .env.example', () => {
  expect(variablesIn(/^(?:# )?([A-Z_]+)=(.*)$/gm)).toEqual(
    expect.arrayContaining(Object.entries(EXAMPLE_VALUES)),
  );
});
