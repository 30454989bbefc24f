import { getDocumentProxy } from 'unpdf';

/** An element of the structure tree: what it is, the text or the field in it, and its alternative text. */
type Tag = { role: string; text: string; alt?: string };
type Field = { name: string; label: string; box: boolean; page: number; tagged: boolean };

type Leaf = { type: string; id: string };
type Struct = { role: string; alt?: string; children?: (Struct | Leaf)[] };
type Annotation = {
  id: string;
  subtype: string;
  fieldName?: string;
  alternativeText?: string;
  checkBox?: boolean;
};
type Outline = { title: string; items: Outline[] };

/** What only holds others together. */
const MEANINGLESS = new Set(['Document', 'NonStruct']);

/** A PDF as a reader's program or a screen reader opens it. */
export async function openPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { info } = (await pdf.getMetadata()) as unknown as { info: { Title?: string; Language?: string } };
  const [tags, fields, lines]: [Tag[], Field[], string[][]] = [[], [], []];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    const open: (string | undefined)[] = [];
    for (const item of items) {
      if ('str' in item) {
        const id = open.findLast(Boolean);
        if (id) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id);
    }
    const held = new Set<string>();
    const inside = (child: Struct | Leaf): string => {
      if ('role' in child) return tagOf(child);
      if (child.type === 'annotation') held.add(child.id);
      return child.type === 'annotation' ? '[field]' : (texts.get(child.id) ?? '');
    };
    const tagOf = ({ role, alt, children = [] }: Struct): string => {
      const tag: Tag = { role, text: '', ...(alt !== undefined && { alt }) };
      if (!MEANINGLESS.has(role)) tags.push(tag);
      tag.text = children.map(inside).join('');
      // A number or a dot before an item is no part of what it says.
      return role === 'Lbl' ? '' : tag.text;
    };
    (await page.getStructTree())?.children?.forEach(inside);
    for (const annotation of (await page.getAnnotations()) as Annotation[]) {
      if (annotation.subtype !== 'Widget') continue;
      const { fieldName: name = '', alternativeText: label = '', checkBox: box = false } = annotation;
      const tagged = held.has(`pdfjs_internal_id_${annotation.id}`);
      fields.push({ name, label, box, page: number, tagged });
    }
    const plain = (await page.getTextContent()).items;
    lines.push(plain.map((item) => ('str' in item ? item.str.trim() : '')).filter(Boolean));
  }
  return {
    marked: (await pdf.getMarkInfo())?.Marked === true,
    title: info.Title,
    language: info.Language,
    outline: headingsIn((await pdf.getOutline()) ?? []),
    /** In the order of reading. */
    tags: tags.map((tag) => ({ ...tag, text: tag.text.replace(/\s+/g, ' ').trim() })),
    fields,
    /** What stands on each page. */
    lines,
  };
}

const headingsIn = (items: readonly Outline[]): string[] =>
  items.flatMap(({ title, items: below }) => [title, ...headingsIn(below)]);
