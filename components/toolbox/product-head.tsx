import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';
import { Unbroken } from '@/components/ui/unbroken';
import { routes } from '@/lib/kernel/routes';
import { BuyButton } from './buy-button';
import { Price, type PriceWords } from './price';
import { NARROW, WIDE } from './product-look';
import { ToolDrawing } from './tool-drawing';

export type ProductHeadProps = {
  slug: string;
  back: string;
  category: string;
  badge?: string;
  title: string;
  lead: string;
  rest: string;
  price: PriceWords;
  buy: string;
  demo?: { label: string; path: string };
  note: string;
  /** Drawn on the server, as the picture is, so that no script carries their markup. */
  quote?: ReactNode;
  picture?: ReactNode;
};

/** A word on a product that stands out. */
export const BADGE =
  'bg-ink px-2.5 py-[0.1875rem] font-text text-s/[1.4] font-semibold text-paper-raised in-[.blueprint]:border-drawn ' +
  'in-[.blueprint]:border-accent in-[.blueprint]:bg-transparent in-[.blueprint]:text-accent forced-colors:border';

/** What it is, a page of it, what it costs, and the two things to do: buy it, or try it first. */
export function ProductHead(product: ProductHeadProps) {
  return (
    <div className="flex flex-col gap-5 lg:flow-root lg:*:mb-4">
      <p>
        <a href={routes.toolbox} className="inline-flex min-h-target items-center">
          {product.back}
        </a>
      </p>
      <div className={`grid gap-2 max-lg:-mt-3 lg:gap-4 ${NARROW}`}>
        <div className="flex items-end justify-between gap-2">
          <p className="text-note text-balance text-ink-muted">{product.category}</p>
          <ToolDrawing
            slug={product.slug}
            className="w-20 flex-none stroke-1 max-lg:-mt-12 lg:w-30 enlarged:hidden"
          />
        </div>
        <h1 className="text-2xl/[1.08]">{product.title}</h1>
        {product.badge && <p className={`w-fit ${BADGE}`}>{product.badge}</p>}
        <p className="lead">
          <Unbroken>{product.lead}</Unbroken>
        </p>
      </div>
      {product.picture}
      <div className={`grid content-start gap-3 lg:gap-5 ${NARROW}`}>
        <Price {...product.price} className="md:[&>b]:text-[3.25rem]" />
        <Buttons {...product} />
        <p className="text-note text-ink-muted">
          <Unbroken>{product.note}</Unbroken>
        </p>
      </div>
      {product.rest && <p className={`lg:pt-4 lg:text-balance ${WIDE}`}>{product.rest}</p>}
      {product.quote && <div className={`lg:pt-2 lg:text-balance ${WIDE}`}>{product.quote}</div>}
    </div>
  );
}

/** The two things to do with a product: buy it, or try it first. */
export function Buttons({ slug, buy, demo }: Pick<ProductHeadProps, 'slug' | 'buy' | 'demo'>) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow max-sm:*:px-4!">
      <BuyButton slug={slug} label={buy} />
      {demo && (
        <a href={demo.path} className={buttonClasses('line')}>
          {demo.label}
        </a>
      )}
    </div>
  );
}
