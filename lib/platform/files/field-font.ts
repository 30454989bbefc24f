import fs from 'node:fs';
import path from 'node:path';

/**
 * The face of the site's text as a data: address, for fields in frames of others: they can't fetch our files.
 * Read while the site is built. @param app the folder that holds the fonts
 */
export function readFieldFont(app: string): string {
  const font = fs.readFileSync(path.join(/* turbopackIgnore: true */ app, 'fonts/public-sans-fields.woff2'));
  return `data:font/woff2;base64,${font.toString('base64')}`;
}
