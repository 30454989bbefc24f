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

const cwd = process.cwd();
/** Whether the file has stayed with the folder that its process began with. */
const isOurs = () => process.cwd() === cwd && process.env.CONTENT_FOLDER === atFirst.CONTENT_FOLDER;

let content: unknown;
/** In place of what lib/server/context.ts would begin with. */
here.plumblineContent = {
  fingerprint: 'built',
  get content() {
    if (!content && here.contentAsRead && isOurs())
      content = deserialize(here.contentAsRead as Buffer) as unknown;
    return content;
  },
  set content(read) {
    content = read;
    if (isOurs()) here.contentAsRead ??= serialize(read);
  },
};
