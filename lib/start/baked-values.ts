import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Env } from '@/lib/config/env';

/** What static pages have written into them when the site is built, and can't change before the next build. */
export type BakedValues = {
  baseUrl: string;
  publishableKey: string | null;
  addresses: Record<string, string>;
  contentVersion: string;
};

/** Those values as the environment and content/ have them now. @param root the folder of the project */
export function bakedValues(env: Env, root: string): BakedValues {
  return {
    baseUrl: env.BASE_URL,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
    addresses: siteAddresses(root),
    contentVersion: contentVersion(root),
  };
}

const site = z.object({
  contact: z.object({ email: z.string() }),
  links: z.record(z.string(), z.string()),
});

function siteAddresses(root: string): Record<string, string> {
  const file = path.join(/* turbopackIgnore: true */ root, 'content/site.yaml');
  if (!fs.existsSync(file)) return {};
  const { contact, links } = site.parse(parse(fs.readFileSync(file, 'utf8')));
  return { email: contact.email, ...links };
}

/** One hash over the path and the bytes of every file in content/, but the generated ones in folders named with a dot. */
function contentVersion(root: string): string {
  const hash = createHash('sha256');
  for (const file of filesUnder(path.join(/* turbopackIgnore: true */ root, 'content'))) {
    hash
      .update(`${path.relative(root, file).replaceAll('\\', '/')}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = path.join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(inside) : [inside];
    });
}
