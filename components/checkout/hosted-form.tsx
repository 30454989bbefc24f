import { buttonClasses, type ButtonVariant } from '@/components/ui/button-classes';
import { apiRoutes } from '@/lib/kernel/routes';

type HostedFormProps = {
  slug: string;
  label: string;
  /** The key of the attempt to buy, where one has begun: what it could be paid by is ended first. */
  attempt?: string;
  /** Where the visit came from, as the query of an address. */
  source?: string;
  /** The key to an order of tools, whose owner pays the difference. */
  proof?: string;
  variant?: ButtonVariant;
  onSubmit?: () => void;
};

/** Leads to Stripe's own page, where its form can't be shown in ours. */
export function HostedForm({ slug, label, attempt, source, proof, variant, onSubmit }: HostedFormProps) {
  return (
    <form method="post" action={apiRoutes.createCheckoutSession} onSubmit={onSubmit}>
      <input type="hidden" name="productId" value={slug} />
      {attempt && <input type="hidden" name="attempt" value={attempt} />}
      {source !== undefined && <input type="hidden" name="source" value={source} />}
      {proof && <input type="hidden" name="proof" value={proof} />}
      <button type="submit" className={buttonClasses(variant)}>
        {label}
      </button>
    </form>
  );
}
