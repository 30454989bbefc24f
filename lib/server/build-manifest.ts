import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Env } from '@/lib/platform/config/env';
import type { Content } from '@/lib/content/content';
import { contentVersion } from '@/lib/content/sha256';
import { contentFolder } from '@/lib/platform/config/running';

/** Its name in the build folder. */
export const MANIFEST = 'plumbline-build.json';

const valuesSchema = z.object({
  baseUrl: z.string(),
  publishableKey: z.string().nullable(),
  /** `null`: from Stripe itself. */
  stripeJsUrl: z.string().nullable(),
  addresses: z.record(z.string(), z.string()),
  contentVersion: z.string(),
});

/** Values written into prerendered pages (docs/decisions/content.md). */
export type BuildTimeValues = z.infer<typeof valuesSchema>;

const manifest = valuesSchema.extend({
  /** Of two processes on one database, the later build sets the prices. */
  builtAt: z.iso.datetime().transform((text) => new Date(text)),
  /** A hash over all inputs of the build (scripts/build.ts). */
  inputs: z.string(),
});

export type BuildManifest = z.infer<typeof manifest>;
type Written = z.input<typeof manifest>;

export function writeManifest(folder: string, values: Omit<Written, 'builtAt'>, builtAt: Date): void {
  fs.writeFileSync(
    path.join(folder, MANIFEST),
    `${JSON.stringify({ ...values, builtAt: builtAt.toISOString() } satisfies Written, null, 2)}\n`,
  );
}

/** `null` if there is none, or one of another format. */
export function readManifest(folder: string): BuildManifest | null {
  const file = path.join(/* turbopackIgnore: true */ folder, MANIFEST);
  if (!fs.existsSync(file)) return null;
  return manifest.safeParse(JSON.parse(fs.readFileSync(file, 'utf8'))).data ?? null;
}

/** One line for each value that differs: its name, the build's value, the value now. */
export function manifestProblems(built: BuildTimeValues | null, now: BuildTimeValues): string[] {
  if (!built) return ['There is no finished build here. Make one with "npm run build"'];
  const was = flatten(built);
  const is = flatten(now);
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((name) => was[name] !== is[name])
    .map((name) => `${name} was ${show(was[name])} when the site was built and is ${show(is[name])} now`);
}

/** Under the names that operators know. */
function flatten(values: BuildTimeValues): Record<string, string | null> {
  const addresses = Object.entries(values.addresses).map(([name, value]) => [
    `content/site.yaml: ${name}`,
    value,
  ]);
  return {
    BASE_URL: values.baseUrl,
    STRIPE_PUBLISHABLE_KEY: values.publishableKey,
    STRIPE_JS_URL: values.stripeJsUrl,
    ...(Object.fromEntries(addresses) as Record<string, string>),
    'content/ (its version)': values.contentVersion.slice(0, 12),
  };
}

const show = (value: string | null | undefined) => (value ? `"${value}"` : 'not set');

/**
 * The values as environment and content/ have them now.
 * @param root the project's folder
 */
export function buildTimeValues(
  env: Env,
  { site }: { site: Pick<Content['site'], 'contact' | 'links'> },
  root: string,
): BuildTimeValues {
  return {
    baseUrl: env.BASE_URL,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
    stripeJsUrl: env.STRIPE_JS_URL ?? null,
    addresses: { email: site.contact.email, ...site.links },
    contentVersion: contentVersion(path.join(/* turbopackIgnore: true */ root, contentFolder())),
  };
}
