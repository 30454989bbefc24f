import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { readText } from './source';

const ENDING = '.svg';

/**
 * All drawings of some folders in one SVG file, each a symbol named like its file, so that a page loads them with one
 * request and shows them in its own colors.
 * @throws Error when a file is not one SVG element with a viewBox
 */
export function drawingSheet(folders: readonly string[]): string {
  const symbols = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(ENDING))
      .sort()
      .map((file) => symbol(basename(file, ENDING), readText(folder, file) ?? '')),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function symbol(name: string, svg: string): string {
  const [, viewBox, drawn] = /<svg[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (viewBox === undefined || drawn === undefined)
    throw new Error(`${name}${ENDING} is not one <svg> with a viewBox.`);
  const lines = drawn.split('\n').map((line) => line.trim());
  return `<symbol id="${name}" viewBox="${viewBox}">${lines.join('')}</symbol>`;
}
