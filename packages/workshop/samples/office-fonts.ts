import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cutFonts } from '../guide/fonts';

/**
 * Lets LibreOffice set pictures in the site's two families: files name Georgia and Arial, which buyers have
 * and the machine that makes them may not.
 * @param folder where the fonts and their list are put
 * @returns the list, for FONTCONFIG_FILE
 */
export async function officeFonts(folder: string): Promise<string> {
  const fonts = path.join(folder, 'fonts');
  mkdirSync(fonts);
  for (const { family, style, weight, font } of await cutFonts())
    writeFileSync(path.join(fonts, `${family} ${style} ${weight}.ttf`.replaceAll(' ', '-')), font);
  // What is cut out of a variable font keeps the name of its first cut.
  const inPlaceOf = (wanted: string, ...found: string[]) =>
    `<match target="pattern"><test name="family"><string>${wanted}</string></test><edit name="family" mode="assign" binding="strong">${found
      .map((name) => `<string>${name}</string>`)
      .join('')}</edit></match>`;
  const list = path.join(folder, 'fonts.conf');
  writeFileSync(
    list,
    `<?xml version="1.0"?><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${fonts}</dir>
     <cachedir>${path.join(folder, 'cache')}</cachedir>
     ${inPlaceOf('Arial', 'Public Sans', 'Public Sans Thin')}${inPlaceOf('Georgia', 'Brygada 1918')}</fontconfig>`,
  );
  return list;
}
