import fs from 'node:fs';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { inProject } from './project.mjs';

/** The demos' stylesheet: the site's own styles, theirs, and the utilities that their classes name. */
export async function demoStyles(): Promise<string> {
  const from = inProject('packages/demos/kit/styles/demo.css');
  const { css } = await postcss([tailwind({ optimize: { minify: true } })]).process(
    fs.readFileSync(from, 'utf8'),
    { from },
  );
  return css;
}
