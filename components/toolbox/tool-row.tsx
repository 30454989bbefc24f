import type { Toolbox } from '@/lib/shop/content/toolbox';
import { BuyButton } from './buy-button';
import { Dashes } from './dashes';
import { Price, type PriceWords } from './price';
import { ToolDrawing } from './tool-drawing';

export type ToolRowProps = {
  slug: string;
  href: string;
  category: string;
  title: string;
  text: string;
  /** Set for a recommended tool. */
  badge?: string;
  price: PriceWords;
  /** The first four. */
  whatYouGet: string[];
  /** How many more there are, in words. */
  more?: string;
  /** The first three. */
  benefits: string[];
};

export type ToolRowWords = Pick<Toolbox['cards'], 'buy' | 'details' | 'fold' | 'whatYouGet' | 'benefits'>;

/**
 * One tool of the catalogue: a row and not a card, since what is compared belongs in a table. Its lists fold
 * on phones.
 */
export function ToolRow({ words, ...tool }: ToolRowProps & { words: ToolRowWords }) {
  const { slug, href, category, title, text, badge, price } = tool;
  return (
    <li className="tool">
      <ToolDrawing slug={slug} />
      <div className="tool-head">
        <p className="text-note text-ink-muted">{category}</p>
        <div className="tool-title">
          <h3>
            <a href={href}>{title}</a>
          </h3>
          {badge && <p className="popular">{badge}</p>}
        </div>
      </div>
      <p className="tool-text">{text}</p>
      <div className="tool-buy">
        <Price {...price} />
        <BuyButton slug={slug} label={words.buy} title={title} />
        <a href={href} className="tool-details">
          {words.details}
          <span className="sr-only">: {title}</span>
        </a>
      </div>
      <details className="tool-lists">
        <summary>
          {words.fold}
          <i className="chevron" aria-hidden="true" />
        </summary>
        <div>
          <div>
            <h4>{words.whatYouGet}</h4>
            <Dashes items={tool.whatYouGet} more={tool.more} />
          </div>
          <div>
            <h4>{words.benefits}</h4>
            <Dashes items={tool.benefits} />
          </div>
        </div>
      </details>
    </li>
  );
}
