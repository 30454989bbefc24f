import { ExternalLink } from '@/components/ui/external-link';
import { routes } from '@/lib/kernel/routes';
import type { CheckoutWords } from './facts';

type TermsProps = { words: CheckoutWords; newTab: string };

/**
 * What the law wants said before one pays: the terms, the refund rules, and that the download starts at once.
 */
export function Terms({ words, newTab }: TermsProps) {
  return (
    <div className="grid gap-3 border-t border-line pt-5 text-note text-ink-muted">
      <p>
        <Accepted words={words} newTab={newTab} />
      </p>
      <p>{words.withdrawal}</p>
    </div>
  );
}

/** The sentence with its two links, which leave the form where it is. */
function Accepted({ words, newTab }: TermsProps) {
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
