import { firstSentence } from '@/lib/kernel/text';

/** A tool or the bundle, from content/products. */
export type CatalogueProduct = {
  slug: string;
  title: string;
  description: string;
  type: 'digital' | 'bundle';
  category: string;
  /** In cents of `currency`. */
  priceCents: number;
  /** `null` if content doesn't say since when it was asked (rule 29). */
  originalPriceCents: number | null;
  currency: string;
  recommended: boolean;
  whatYouGet: string[];
  benefits: string[];
  features: string[];
  imageUrl: string | null;
  /** Slugs of its tools: a tool contains itself. */
  tools: string[];
  /** No longer sold. */
  retired: boolean;
};

export type CatalogueSource = { contentVersion: string; builtAt: Date };

/** For GET /api/products (rule 32). */
export function publicProduct({ tools: _tools, retired: _retired, ...product }: CatalogueProduct) {
  const { slug: id, priceCents: price, originalPriceCents: originalPrice, ...rest } = product;
  return { id, ...rest, price, originalPrice };
}

/** The one tool with a route of its own and a full system outside this site. */
export const TRACKER_SLUG = 'strategic-okr-execution-tracker';

/** Rule 31. */
const CARD_ITEMS = 4;
const CARD_BENEFITS = 3;

export function cardItems(whatYouGet: readonly string[]): { shown: string[]; more: number } {
  return { shown: whatYouGet.slice(0, CARD_ITEMS), more: Math.max(0, whatYouGet.length - CARD_ITEMS) };
}

export const cardBenefits = (benefits: readonly string[]): string[] => benefits.slice(0, CARD_BENEFITS);

/** The room in the header menu. */
const SHORT_DESCRIPTION_LENGTH = 85;

/** Counts graphemes, as readers do. */
export function shortDescription(description: string): string {
  const characters = [...CHARACTERS.segment(description)];
  if (characters.length <= SHORT_DESCRIPTION_LENGTH) return description;
  const kept = characters.slice(0, SHORT_DESCRIPTION_LENGTH).map(({ segment }) => segment);
  return `${kept.join('')}…`;
}

const CHARACTERS = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** The first sentence, and the rest, which may be empty. */
export function splitDescription(description: string): { lead: string; rest: string } {
  const lead = firstSentence(description);
  return { lead, rest: description.slice(lead.length).trim() };
}

/** What buyers agree to, in one version of content/. */
export type Terms = {
  /** About the right to withdraw. */
  withdrawal: string;
  /** The terms of service. */
  service: string;
  /** The license of each product, by slug. */
  licenses: Record<string, string>;
  /** The edition of each product's files, by slug, such as 2026-11-29. */
  editions: Record<string, string>;
};

export type AgreedTerms = Pick<Terms, 'withdrawal' | 'service' | 'editions'> & {
  license: string;
  /** False: those of the order's day weren't stored, and these are today's. */
  isKept: boolean;
};
