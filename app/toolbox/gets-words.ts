import { content } from '@/lib/container';
import { fill } from '@/lib/kernel/text';
import { cardItems } from '@/lib/shop/rules/card-lists';

/**
 * What one gets, as cards show it: the first lines, and how many more there are, in words, where there are
 * more.
 */
export function getsWords(whatYouGet: readonly string[]): { gets: string[]; more?: string } {
  const { shown, more } = cardItems(whatYouGet);
  return { gets: shown, more: more > 0 ? fill(content().toolbox.cards.more, { n: more }) : undefined };
}
