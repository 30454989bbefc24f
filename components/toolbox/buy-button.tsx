import { buttonClasses, type ButtonVariant } from '@/components/ui/button-classes';

type BuyButtonProps = {
  slug: string;
  label: string;
  /** What is bought, for whoever hears the button without its surroundings. */
  title?: string;
  variant?: ButtonVariant;
};

/** Starts the checkout of a product in place. What listens for it stands around the page (components/checkout). */
export function BuyButton({ slug, label, title, variant }: BuyButtonProps) {
  return (
    <button type="button" className={buttonClasses(variant)} data-buy={slug}>
      {label}
      {title && <span className="sr-only"> {title}</span>}
    </button>
  );
}
