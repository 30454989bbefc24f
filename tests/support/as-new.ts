// Runs before each file of tests that share a process. The packages it has loaded (Prisma, Stripe, zod) cost
// more to load anew than most tests take, and they stay; our own code, what it keeps once per process, and
// the environment are as in a new one. Content, whose reading costs as much, was read by whichever file asked
// for it first; each has a copy of its own.
import { deserialize, serialize } from 'node:v8';
import { vi } from 'vitest';

const here = globalThis as Record<string, unknown>;
const atFirst = (here.environmentAtFirst ??= { ...process.env }) as NodeJS.ProcessEnv;

for (const name of Object.keys(process.env)) if (!(name in atFirst)) delete process.env[name];
Object.assign(process.env, atFirst);
for (const name of Object.keys(here)) if (name.startsWith('plumbline')) delete here[name];
vi.resetModules();

let content: unknown;
/** In place of what lib/content/kept.ts would begin with. */
here.plumblineContent = {
  fingerprint: 'built',
  get content() {
    if (!content && here.contentAsRead && process.env.CONTENT_FOLDER === atFirst.CONTENT_FOLDER)
      content = deserialize(here.contentAsRead as Buffer) as unknown;
    return content;
  },
  set content(read) {
    content = read;
    if (process.env.CONTENT_FOLDER === atFirst.CONTENT_FOLDER) here.contentAsRead ??= serialize(read);
  },
};
