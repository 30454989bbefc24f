import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Its name in the build folder. */
export const MANIFEST = 'plumbline-build.json';
/** The words that a build was made with, for commands while a file of content has an error. */
export const BUILT_CONTENT = 'plumbline-content.json';

const buildTimeValues = z.object({
  baseUrl: z.string(),
  publishableKey: z.string().nullable(),
  /** Where pages load Stripe.js from; null is Stripe itself. */
  stripeJsUrl: z.string().nullable(),
  addresses: z.record(z.string(), z.string()),
  contentVersion: z.string(),
});

/**
 * What static pages have written into them when the site is built, and can't change before the next build.
 */
export type BuildTimeValues = z.infer<typeof buildTimeValues>;

const manifest = buildTimeValues.extend({
  /**
   * When it was built. Of two processes at one database the one with the later build says what things cost.
   */
  builtAt: z.iso.datetime().transform((text) => new Date(text)),
  /** A hash over everything the build was made from (scripts/build.ts). */
  inputs: z.string(),
});

/** What a build was made from, and the values written into its pages; written beside it when it is done. */
export type BuildManifest = z.infer<typeof manifest>;
type Written = z.input<typeof manifest>;

/** Writes the manifest into a build folder. */
export function writeManifest(folder: string, values: Omit<Written, 'builtAt'>, builtAt: Date): void {
  fs.writeFileSync(
    path.join(folder, MANIFEST),
    `${JSON.stringify({ ...values, builtAt: builtAt.toISOString() } satisfies Written, null, 2)}\n`,
  );
}

/** The manifest of a build; null when there is none, or one of another version of this file. */
export function readManifest(folder: string): BuildManifest | null {
  const file = path.join(/* turbopackIgnore: true */ folder, MANIFEST);
  if (!fs.existsSync(file)) return null;
  return manifest.safeParse(JSON.parse(fs.readFileSync(file, 'utf8'))).data ?? null;
}

/**
 * Where a build and the present disagree, one line per value: its name, what was built in, what is true now.
 */
export function manifestProblems(built: BuildTimeValues | null, now: BuildTimeValues): string[] {
  if (!built) return ['There is no finished build here. Make one with "npm run build"'];
  const was = flatten(built);
  const is = flatten(now);
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((name) => was[name] !== is[name])
    .map((name) => `${name} was ${show(was[name])} when the site was built and is ${show(is[name])} now`);
}

/** Under the names by which an operator knows them. */
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
