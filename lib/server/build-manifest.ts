import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Env } from '@/lib/platform/config/env';
import { contentVersion } from '@/lib/content/sha256';
import { contentFolder } from '@/lib/platform/config/running';

/** Its name in the build folder. */
export const MANIFEST = 'plumbline-build.json';

const manifest = z.object({
  /** Written into prerendered pages (docs/decisions/content.md), by the names that operators know. */
  values: z.record(z.string(), z.string().nullable()),
  /** Of two processes on one database, the later build sets the prices. */
  builtAt: z.iso.datetime().transform((text) => new Date(text)),
  /** A hash over all inputs of the build (scripts/build.ts). */
  inputs: z.string(),
});

export type BuildManifest = z.infer<typeof manifest>;
type BuildTimeValues = BuildManifest['values'];

export function writeManifest(folder: string, built: BuildManifest): void {
  fs.writeFileSync(path.join(folder, MANIFEST), `${JSON.stringify(built, null, 2)}\n`);
}

/** `null` if there is none, or one of another format. */
export function readManifest(folder: string): BuildManifest | null {
  const file = path.join(/* turbopackIgnore: true */ folder, MANIFEST);
  if (!fs.existsSync(file)) return null;
  return manifest.safeParse(JSON.parse(fs.readFileSync(file, 'utf8'))).data ?? null;
}

/** One line for each value that differs: its name, the build's value, the value now. */
export function manifestProblems(built: BuildManifest | null, now: BuildTimeValues): string[] {
  if (!built) return ['There is no finished build here. Make one with "npm run build"'];
  const was = built.values;
  return Object.keys({ ...was, ...now })
    .filter((name) => was[name] !== now[name])
    .map((name) => `${name} was ${show(was[name])} when the site was built and is ${show(now[name])} now`);
}

const show = (value: string | null | undefined) => (value ? `"${value}"` : 'not set');

/**
 * The values as environment and content/ have them now.
 * @param root the project's folder
 */
export const buildTimeValues = (env: Env, root: string): BuildTimeValues => ({
  BASE_URL: env.BASE_URL,
  STRIPE_PUBLISHABLE_KEY: env.STRIPE_PUBLISHABLE_KEY ?? null,
  STRIPE_JS_URL: env.STRIPE_JS_URL ?? null,
  'content/ (its version)': contentVersion(
    path.join(/* turbopackIgnore: true */ root, contentFolder()),
  ).slice(0, 12),
});
