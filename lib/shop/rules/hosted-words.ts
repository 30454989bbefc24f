import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';

type Words = { terms: string; termsLink: string; refundsLink: string; withdrawal: string };

/**
 * The sentences of our own form, for Stripe's page, with links in Stripe's markup.
 * @param siteUrl the base of the links
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
