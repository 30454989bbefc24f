import path from 'node:path';
import { content } from './server/context';
import { drawingSheet, toolDrawing } from './content/drawings';
import { readPhoto } from './content/photos';
import { readSample } from './content/samples';
import { contentVersion } from './content/version';
import type { PhotoOf } from './kernel/photos';
import { contentFolder } from './platform/config/running';
import { type DrawingMaterials, readDrawingMaterials } from './platform/files/drawing-materials';
import { readFieldFont } from './platform/files/field-font';

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

/** A picture of a page out of a product's files. */
export const samplePicture = (slug: string, picture: string): Buffer => readSample(CONTENT, slug, picture);

/** Somebody's photo. */
export const photoPicture = (of: PhotoOf, photo: string): Buffer => readPhoto(CONTENT, of, photo);

/** What images are drawn with. */
export const drawingMaterials = (): Promise<DrawingMaterials> => readDrawingMaterials(APP);

/** The face of Stripe's fields as a data: address. */
export const fieldFont = (): string => readFieldFont(APP);
