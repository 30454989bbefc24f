import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { escapeMarkup } from '@/lib/kernel/text';
import { readText } from './source';

const ENDING = '.svg';

/** The drawing of a tool that has none of its own yet. */
const DEFAULT = 'default';

/**
 * All drawings of some folders in one SVG file, each a symbol named like its file, so that a page loads them
 * with one request and shows them in its own colors.
 * @param tools by their slugs; one that has no file gets the drawing named default
 * @param monograms initials; those that nobody has constructed are set in the type that the page gives them
 * @throws Error when a file is not one SVG element with a viewBox
 */
export function drawingSheet(
  folders: readonly string[],
  { tools, monograms }: Record<'tools' | 'monograms', readonly string[]>,
): string {
  const drawn = new Map(
    folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith(ENDING))
        .sort()
        .map((file) => [basename(file, ENDING), readText(folder, file) ?? '']),
    ),
  );
  const wanted = [
    ...tools.map((slug) => [slug, drawn.get(DEFAULT) ?? ''] as const),
    ...monograms.map((initials) => [`monogram-${initials.toLowerCase()}`, monogram(initials)] as const),
  ];
  for (const [name, svg] of wanted) if (!drawn.has(name)) drawn.set(name, svg);
  const symbols = Array.from(drawn, ([name, svg]) => symbol(name, svg));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/**
 * The file of one tool's drawing, or of the one named default.
 * @param folder where the drawings of tools lie
 */
export const toolDrawing = (folder: string, slug: string): string =>
  readText(folder, `${slug}${ENDING}`) ?? readText(folder, `${DEFAULT}${ENDING}`) ?? '';

/** Between the lines that the drawn ones are constructed on. */
function monogram(initials: string): string {
  return `<svg viewBox="0 0 160 180">
    <path vector-effect="non-scaling-stroke" stroke-opacity=".35" d="M4 40V8h32M156 140v32h-32M4 90h152M8 50h144M8 130h144M80 36v108"/>
    <text x="80" y="130" font-size="112" text-anchor="middle" textLength="144" fill="currentColor" stroke="none">${escapeMarkup(initials)}</text>
  </svg>`;
}

function symbol(name: string, svg: string): string {
  const [, viewBox, drawn] = /<svg[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (viewBox === undefined || drawn === undefined)
    throw new Error(`${name}${ENDING} is not one <svg> with a viewBox.`);
  const lines = drawn.split('\n').map((line) => line.trim());
  return `<symbol id="${escapeMarkup(name)}" viewBox="${viewBox}" overflow="visible">${lines.join('')}</symbol>`;
}
