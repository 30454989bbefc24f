import { HeadingLevel, Paragraph, ShadingType, type IParagraphOptions, type Table } from 'docx';
import { type Element, type Node, elements } from '../guide/html';
import { FILLS, RULES } from './look';
import { runs } from './runs';
import { tableOf } from './table';

/**
 * What stands on a page, and where: how wide its text is, in twentieths of a point, and how paragraphs look
 * there.
 */
export type Place = { width: number; look?: Omit<IParagraphOptions, 'children'>; lists: { count: number } };

const HEADINGS = {
  h1: HeadingLevel.TITLE,
  h2: HeadingLevel.HEADING_2,
  h3: HeadingLevel.HEADING_3,
} as const;
const EXAMPLE = {
  border: { left: RULES.example },
  shading: { type: ShadingType.CLEAR, fill: FILLS.example, color: 'auto' },
  indent: { left: 200 },
};
const BOX = { border: { top: RULES.time, bottom: RULES.time, left: RULES.time, right: RULES.time } };

/**
 * Elements of a guide that stand below each other, as Word has them. Classes mean what they mean in a guide.
 * @throws Error
 */
export function blocks(nodes: readonly Node[], place: Place): (Paragraph | Table)[] {
  return elements(nodes).flatMap((element) => block(element, place));
}

function block(element: Element, place: Place): (Paragraph | Table)[] {
  const { tag, kind, children } = element;
  if (tag === 'table')
    return [tableOf(element, place.width), new Paragraph({ spacing: { after: 60, line: 120 } })];
  if (tag === 'ul' || tag === 'ol') return list(element, place);
  if (tag === 'div') return blocks(children, kind === 'example' ? { ...place, look: EXAMPLE } : place);
  if (kind === 'line')
    return [
      new Paragraph({
        border: { bottom: RULES.writing, between: RULES.writing },
        spacing: { before: 240, after: 0 },
      }),
    ];
  if (tag !== 'p' && !(tag in HEADINGS)) throw new Error(`A document has no <${tag}>.`);
  return [
    new Paragraph({
      ...place.look,
      ...(kind === 'time' ? BOX : {}),
      style: kind === 'tool' ? 'Tool' : undefined,
      heading: HEADINGS[tag as keyof typeof HEADINGS],
      pageBreakBefore: kind === 'page',
      children: runs(children, kind === 'say' ? { italics: true } : {}),
    }),
  ];
}

/** Each list counts from 1, so each has an instance of its own. */
function list({ tag, kind, children }: Element, place: Place): Paragraph[] {
  const numbering = { reference: kind === 'check' ? 'check' : tag, level: 0, instance: place.lists.count++ };
  return elements(children).map(
    (item) =>
      new Paragraph({ ...place.look, numbering, spacing: { after: 60 }, children: runs(item.children) }),
  );
}
