import type { Block, Inline } from '@/lib/kernel/prose';
import type { Terms } from '@/lib/shop/rules/terms';
import type { Content } from './content';
import type { LegalPage } from './legal';

/** What buyers agree to by paying, as content has it now. */
export function termsOf({
  toolbox,
  legal,
  products,
  retired,
}: Pick<Content, 'toolbox' | 'legal' | 'products' | 'retired'>): Terms {
  return {
    withdrawal: toolbox.checkout.withdrawal,
    service: plainText(legal.termsOfService),
    licenses: Object.fromEntries([...products, ...retired].map(({ slug, license }) => [slug, license])),
    editions: editionsOf({ products, retired }),
  };
}

/** The edition of each product's files, where it has one. */
export const editionsOf = ({ products, retired }: Pick<Content, 'products' | 'retired'>) =>
  Object.fromEntries(
    [...products, ...retired].flatMap(({ slug, edition }) => (edition ? [[slug, edition.date]] : [])),
  ) as Record<string, string>;

function plainText({ title, date, intro, sections }: LegalPage): string {
  const text = (blocks: Block[]) => blocks.map(blockText);
  return [
    `${title}, ${date}`,
    ...text(intro),
    ...sections.flatMap(({ heading, body }) => [`\n${heading}`, ...text(body)]),
  ].join('\n');
}

function blockText(block: Block): string {
  if (block.kind === 'paragraph') return inlineText(block.children);
  if (block.kind === 'list') return block.items.map((item) => `- ${inlineText(item)}`).join('\n');
  return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' | ')).join('\n');
}

const inlineText = (parts: Inline[]): string =>
  parts.map((one) => (one.kind === 'text' ? one.text : inlineText(one.children))).join('');
