/** How much a card shows of what is in a product (rule 31). */
const CARD_ITEMS = 4;
const CARD_BENEFITS = 3;

/** The first four things one gets, and how many more there are. */
export function cardItems(whatYouGet: readonly string[]): { shown: string[]; more: number } {
  return { shown: whatYouGet.slice(0, CARD_ITEMS), more: Math.max(0, whatYouGet.length - CARD_ITEMS) };
}

/** The first three benefits. */
export const cardBenefits = (benefits: readonly string[]): string[] => benefits.slice(0, CARD_BENEFITS);
