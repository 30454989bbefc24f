import { buttonClasses, type ButtonVariant } from '@/components/ui/button-classes';
import { apiRoutes } from '@/lib/kernel/routes';

type BuyButtonProps = {
  slug: string;
  label: string;
  /** What is bought, for whoever hears the button without its surroundings. */
  title?: string;
  variant?: ButtonVariant;
};

const FORM = 'buy';

/**
 * Starts the checkout of a product in place. What listens for it stands around the page
 * (components/checkout); where no script does, it sends the form of the page, which leads to Stripe's.
 */
export function BuyButton({ slug, label, title, variant }: BuyButtonProps) {
  return (
    <button
      type="submit"
      form={FORM}
      name="productId"
      value={slug}
      className={`${buttonClasses(variant)} aria-busy:cursor-progress aria-busy:opacity-75`}
      data-buy={slug}
    >
      {label}
      {title && <span className="sr-only"> {title}</span>}
    </button>
  );
}

/** The form of all of them: once on each page that sells something. */
export function BuyForm() {
  return <form id={FORM} method="post" action={apiRoutes.createCheckoutSession} hidden />;
}
