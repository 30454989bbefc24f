/** Rule 31. */
const CARD_ITEMS = 4;
const CARD_BENEFITS = 3;

export function cardItems(whatYouGet: readonly string[]): { shown: string[]; more: number } {
  return { shown: whatYouGet.slice(0, CARD_ITEMS), more: Math.max(0, whatYouGet.length - CARD_ITEMS) };
}

export const cardBenefits = (benefits: readonly string[]): string[] => benefits.slice(0, CARD_BENEFITS);
