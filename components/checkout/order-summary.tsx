import { ToolDrawing } from '@/components/toolbox/tool-drawing';
import { ExternalLink } from '@/components/ui/external-link';
import { routes } from '@/lib/config/routes';
import { exactAmount } from '@/lib/domain/money';
import { fill } from '@/lib/domain/text';
import type { CheckoutWords, ProductFacts } from './facts';

type OrderSummaryProps = {
  words: CheckoutWords;
  /** `amount` in cents. */
  product: ProductFacts & { slug: string; amount: number };
  newTab: string;
};

/** What is bought and for how much, to the cent; the license; and what the law wants said before one pays. */
export function OrderSummary({ words, product, newTab }: OrderSummaryProps) {
  const { slug, title, license, amount } = product;
  return (
    <aside className="checkout-summary" aria-label={title}>
      <ToolDrawing slug={slug} />
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2">{fill(words.summary, { title, exactAmount: exactAmount(amount) })}</p>
      <dl>
        <dt>{words.amount}</dt>
        <dd>{exactAmount(amount)}</dd>
      </dl>
      <p>{fill(words.licenseNote, { license })}</p>
      <p>
        <Terms words={words} newTab={newTab} />
      </p>
      <p>{words.withdrawal}</p>
    </aside>
  );
}

/** The sentence with its two links, which leave the form where it is. */
function Terms({ words, newTab }: { words: CheckoutWords; newTab: string }) {
  const links: Record<string, [string, string]> = {
    '{terms}': [routes.termsOfService, words.termsLink],
    '{refunds}': [routes.refundRules, words.refundsLink],
  };
  return words.terms.split(/(\{terms\}|\{refunds\})/).map((part) => {
    const link = links[part];
    if (!link) return part;
    return (
      <ExternalLink key={part} href={link[0]} newTab={newTab}>
        {link[1]}
      </ExternalLink>
    );
  });
}
