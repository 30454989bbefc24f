import { buttonClasses } from '@/components/ui/button-classes';
import { classes } from '@/components/ui/classes';
import { routes } from '@/lib/kernel/routes';

type Props = {
  slug: string;
  /**
   * Its demo is a page of its own, outside of this application, and so a plain link; undefined where it has
   * none.
   */
  demo: { label: string; href: string } | undefined;
  /** What leads to its page says what it costs. */
  product: string;
  className?: string;
};

/** The two ways to a tool: try it, and look at what is sold. */
export function ToolLinks({ slug, demo, product, className }: Props) {
  return (
    <p className={classes('flex flex-wrap items-center gap-x-6 gap-y-2', className)}>
      {demo && (
        <a href={demo.href} className={buttonClasses('line')}>
          {demo.label}
        </a>
      )}
      <a className="inline-flex min-h-target items-center underline" href={routes.product(slug)}>
        {product}
      </a>
    </p>
  );
}
