import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';
import { Unbroken } from '@/components/ui/unbroken';
import { routes } from '@/lib/kernel/routes';
import { BuyButton } from './buy-button';
import { Price, type PriceWords } from './price';
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
  /** Drawn on the server, so that no script carries its markup. */
  picture?: ReactNode;
};

/** A word on a product that stands out. */
export const BADGE =
  'bg-ink px-2.5 py-[0.1875rem] font-text text-s/[1.4] font-semibold text-paper-raised in-[.blueprint]:border-drawn ' +
  'in-[.blueprint]:border-accent in-[.blueprint]:bg-transparent in-[.blueprint]:text-accent forced-colors:border';

const HEAD =
  'flex flex-col gap-3 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(21rem,1fr)] lg:grid-rows-[auto_auto_auto_1fr] ' +
  'lg:gap-x-12 lg:gap-y-4';

/** What it is, a page of it, what it costs, and the two things to do: buy it, or try it first. */
export function ProductHead(product: ProductHeadProps) {
  return (
    <div className={HEAD}>
      <p className="lg:col-span-2">
        <a href={routes.toolbox} className="inline-flex min-h-target items-center">
          {product.back}
        </a>
      </p>
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 enlarged:grid-cols-1 lg:grid-cols-[3rem_minmax(0,1fr)]">
        <ToolDrawing slug={product.slug} className="w-full stroke-1 enlarged:max-w-36" />
        <div>
          <p className="mb-1 text-note text-balance text-ink-muted">{product.category}</p>
          <h1 className="text-2xl/[1.08]">{product.title}</h1>
          {product.badge && <p className={`mt-2 w-fit ${BADGE}`}>{product.badge}</p>}
        </div>
      </div>
      {product.picture}
      <div className="grid content-start gap-3 lg:col-start-2 lg:row-span-2">
        <p className="lead">
          <Unbroken>{product.lead}</Unbroken>
        </p>
        <Price {...product.price} className="mt-1 md:[&>b]:text-[3.25rem]" />
        <Buttons {...product} />
        <p className="text-note text-ink-muted">
          <Unbroken>{product.note}</Unbroken>
        </p>
      </div>
      {product.rest && <p className="lg:col-start-1 lg:row-start-4 lg:max-w-measure">{product.rest}</p>}
    </div>
  );
}

/** The two things to do with a product: buy it, or try it first. */
export function Buttons({ slug, buy, demo }: Pick<ProductHeadProps, 'slug' | 'buy' | 'demo'>) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:px-4!">
      <BuyButton slug={slug} label={buy} />
      {demo && (
        <a href={demo.path} className={buttonClasses('line')}>
          {demo.label}
        </a>
      )}
    </div>
  );
}
