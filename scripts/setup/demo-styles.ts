import fs from 'node:fs';
import type * as esbuild from 'esbuild';
import { cssColors } from '../../components/ui/palette';
import tailwind from '../../tailwind.config';
import { SetupError } from './steps.mjs';

/**
 * The site's own stylesheets: measures in place of theme(), and no layer, since the demos have
 * none.
 */
export const siteStyles: esbuild.Plugin = {
  name: 'site-styles',
  setup: (build) =>
    build.onLoad({ filter: /\/(components|app\/styles)\/.*\.css$/ }, ({ path: file }) => ({
      loader: 'css',
      contents: fs
        .readFileSync(file, 'utf8')
        .replace(/^@layer (?:base|components) \{\n([^]*?)^\}\n/gm, '$1')
        .replace(/theme\(([\w.]+)\)/g, (_, name: string) => measure(name)),
    })),
};

/**
 * One measure of the design, by its name in tailwind.config.ts.
 * @throws SetupError for a name that is not there
 */
function measure(name: string): string {
  const { extend, ...theme } = tailwind.theme;
  const found = name
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], {
      ...theme,
      ...extend,
    });
  if (found === undefined) throw new SetupError(`tailwind.config.ts has no ${name}.`);
  return String(Array.isArray(found) ? found[0] : found);
}

/** The site's colors as variables: --paper-raised and so on. */
export function tokens(): string {
  const lines = Object.entries(cssColors()).map(([name, value]) => `${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}
