import { buttonClasses } from '@/components/ui/button-classes';
import { routes } from '@/lib/kernel/routes';
import { BuyButton } from './buy-button';
import { DrawingSheet, type DrawingSheetProps } from './drawing-sheet';
import { Price, type PriceWords } from './price';

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
  block: DrawingSheetProps['block'];
  tools?: DrawingSheetProps['tools'];
};

/** What it is, what it costs, and the two things to do: buy it, or try it first. */
export function ProductHead(product: ProductHeadProps) {
  return (
    <div className="product-head">
      <p className="product-back">
        <a href={routes.toolbox}>{product.back}</a>
      </p>
      <DrawingSheet slug={product.slug} tools={product.tools} block={product.block} />
      <div>
        <p className="text-note text-ink-muted">{product.category}</p>
        <h1 className="mt-1">{product.title}</h1>
        {product.badge && <p className="popular mt-3">{product.badge}</p>}
        <p className="lead mt-4">{product.lead}</p>
        {product.rest && <p className="mt-3">{product.rest}</p>}
        <div className="product-price">
          <Price {...product.price} />
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <BuyButton slug={product.slug} label={product.buy} />
          {product.demo && (
            <a href={product.demo.path} className={buttonClasses('line')}>
              {product.demo.label}
            </a>
          )}
        </div>
        <p className="mt-4 text-note text-ink-muted">{product.note}</p>
      </div>
    </div>
  );
}
