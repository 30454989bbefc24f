import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '@/scripts/setup/project.mjs';

const FOLDER = 'front/next-internals';

test.each(fs.readdirSync(path.join(ROOT, FOLDER)))(
  '%s says when it can be deleted, and which test holds it',
  (file) => {
    const text = fs.readFileSync(path.join(ROOT, FOLDER, file), 'utf8');
    const [, tests = ''] = /^\/\/ Delete when [^]*?\bTest: (.*)$/m.exec(text) ?? [];
    expect(text.startsWith('// Delete when ')).toBe(true);
    expect(tests).not.toBe('');
    for (const one of tests.split(', ')) expect(fs.existsSync(path.join(ROOT, one)), one).toBe(true);
  },
);
