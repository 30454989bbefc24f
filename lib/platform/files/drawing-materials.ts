import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What images are drawn with: both typefaces, and the icon of the site as SVG. */
export type DrawingMaterials = {
  fonts: { name: string; weight: 400 | 500; data: Buffer }[];
  icon: string;
};

/** Reads them while the site is built. @param app the folder that holds the icon and the fonts */
export async function readDrawingMaterials(app: string): Promise<DrawingMaterials> {
  const read = (file: string) => readFile(path.join(/* turbopackIgnore: true */ app, file));
  const [display, text, icon] = await Promise.all([
    read('fonts/brygada-1918-500.ttf'),
    read('fonts/public-sans-400.ttf'),
    read('icon.svg'),
  ]);
  return {
    fonts: [
      { name: 'Brygada 1918', weight: 500, data: display },
      { name: 'Public Sans', weight: 400, data: text },
    ],
    icon: icon.toString('utf8'),
  };
}
