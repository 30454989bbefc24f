import { isoDay } from '@/lib/kernel/time';
import { CURRENCY } from '@/lib/kernel/money';
import type { CatalogueProduct, Terms } from '@/lib/shop/rules/catalogue';
import { shownOriginalPrice } from '@/lib/shop/rules/prices';
import type { Content } from './content';
import type { Product } from '@/lib/shop/content/product';
import type { Block, Inline } from '@/lib/kernel/prose';
import type { LegalPage } from './pages';

/**
 * What is sold, and what no longer is, as the database keeps it.
 * @param builtAt when the pages were made, which show original prices of the same day
 */
export function catalogueOf(
  { products, retired }: Pick<Content, 'products' | 'retired'>,
  builtAt: Date,
): CatalogueProduct[] {
  return [...products, ...retired].map((product) => catalogueProduct(product, isoDay(builtAt)));
}

/** A product as content has it, also one that is no longer sold. */
export const soldOf = ({ products, retired }: Pick<Content, 'products' | 'retired'>, slug: string) =>
  [...products, ...retired].find((product) => product.slug === slug);

function catalogueProduct(product: Product, day: string): CatalogueProduct {
  const { slug, retired, title, description, type, category, priceCents, recommended } = product;
  const { whatYouGet, benefits, features } = product;
  return {
    slug,
    title,
    description,
    type,
    category,
    priceCents,
    recommended,
    whatYouGet,
    benefits,
    features,
    currency: CURRENCY,
    originalPriceCents: shownOriginalPrice(product, day) ?? null,
    imageUrl: product.type === 'bundle' ? product.imageUrl : null,
    tools: product.type === 'bundle' ? product.includes : [slug],
    retired: retired ?? false,
  };
}

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
