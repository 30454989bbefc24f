import { content } from '@/lib/server/context';
import { fill } from '@/lib/kernel/text';
import { cardItems } from '@/lib/shop/rules/product-texts';

/** The first lines of what one gets, and "+ n more" if there are more. */
export function getsWords(whatYouGet: readonly string[]): { gets: string[]; more?: string } {
  const { shown, more } = cardItems(whatYouGet);
  return { gets: shown, more: more > 0 ? fill(content().toolbox.cards.more, { n: more }) : undefined };
}
