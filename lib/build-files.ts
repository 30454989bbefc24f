import path from 'node:path';
import fs from 'node:fs';
import { content } from './server/context';
import { drawingSheet, toolDrawing } from './content/drawings';
import { contentVersion } from './content/sha256';
import { contentFolder } from './platform/config/running';

// What pages read of files while the site is built, and no more once it runs.
const CONTENT = path.join(/* turbopackIgnore: true */ process.cwd(), contentFolder());
const DRAWINGS = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/images');
const APP = path.join(/* turbopackIgnore: true */ process.cwd(), 'app');

/** Which content/ an order that begins now is sold under. */
export const builtContentVersion = (): string => contentVersion(CONTENT);

/** Every drawing of the site and of the tools as one SVG file. */
export function drawings(): string {
  const { products, retired, team } = content();
  const folders = ['site', 'tools'].map((folder) => path.join(/* turbopackIgnore: true */ DRAWINGS, folder));
  return drawingSheet(folders, {
    tools: [...products, ...retired].map(({ slug }) => slug),
    monograms: team.coaches.map(({ monogram }) => monogram),
  });
}

/** A product's drawing as SVG. */
export const productDrawing = (slug: string): string => toolDrawing(path.join(DRAWINGS, 'tools'), slug);

/** A file of content/. */
export const contentFile = (file: string): Buffer =>
  fs.readFileSync(path.join(/* turbopackIgnore: true */ CONTENT, file));

/** What images are drawn with: both typefaces, and the icon of the site as SVG. */
export function drawingMaterials() {
  const read = (file: string) => fs.readFileSync(path.join(/* turbopackIgnore: true */ APP, file));
  return {
    fonts: [
      { name: 'Brygada 1918', weight: 500 as const, data: read('fonts/brygada-1918-500.ttf') },
      { name: 'Public Sans', weight: 400 as const, data: read('fonts/public-sans-400.ttf') },
    ],
    icon: read('icon.svg').toString('utf8'),
  };
}

/** The face of the site's text as a data: address, for Stripe's fields, which can't fetch our files. */
export function fieldFont(): string {
  const font = fs.readFileSync(path.join(/* turbopackIgnore: true */ APP, 'fonts/public-sans-fields.woff2'));
  return `data:font/woff2;base64,${font.toString('base64')}`;
}
