import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';

type Words = { terms: string; termsLink: string; refundsLink: string; withdrawal: string };

/**
 * What a buyer agrees to by paying, as Stripe's page says it above its button: the sentences of our own form,
 * with links in Stripe's markup.
 * @param siteUrl where the links lead to
 */
export function wordsOnStripesPage(
  { terms, termsLink, refundsLink, withdrawal }: Words,
  siteUrl: string,
): string {
  const link = (label: string, path: string) => `[${label}](${new URL(path, siteUrl).href})`;
  const values = {
    terms: link(termsLink, routes.termsOfService),
    refunds: link(refundsLink, routes.refundRules),
  };
  return `${fill(terms, values)}\n\n${withdrawal}`;
}
