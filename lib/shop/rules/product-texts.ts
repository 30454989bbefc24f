import { firstSentence } from '@/lib/kernel/text';

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
