import { classes } from '@/components/ui/classes';
import { BRASS_LINK } from '@/components/ui/link-classes';
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
  badge?: string;
  /** A page of its files, which a narrow screen leaves to the tool's own page. */
  picture?: string;
  price: PriceWords;
  /** The first four. */
  whatYouGet: string[];
  /** How many more there are, in words. */
  more?: string;
  /** The first three. */
  benefits: string[];
};

export type ToolRowWords = Pick<Toolbox['cards'], 'buy' | 'fold' | 'whatYouGet' | 'benefits'>;

/** One line of the catalogue. What is in it folds. */
export function ToolRow({ words, ...tool }: ToolRowProps & { words: ToolRowWords }) {
  const { slug, href, category, title, text, badge, picture, price } = tool;
  return (
    <div className={classes('tool', picture && 'pictured')}>
      <ToolDrawing slug={slug} />
      {picture && <img src={picture} alt="" width={176} height={104} loading="lazy" decoding="async" />}
      <div className="tool-head">
        <p className="text-note text-muted">{category}</p>
        <h3 className="mr-3 inline">
          <a href={href} className={BRASS_LINK}>
            {title}
          </a>
        </h3>
        {badge && <p className="popular inline-block">{badge}</p>}
      </div>
      <p className="tool-text text-ui/[1.45]">{text}</p>
      <div className="tool-buy">
        <Price {...price} className="md:justify-end" />
        <BuyButton slug={slug} label={words.buy} title={title} />
      </div>
      <details>
        <summary className="flex min-h-target w-fit items-center gap-2 text-note">
          {words.fold}
          <i className="chevron" aria-hidden="true" />
        </summary>
        <div className="pb-3">
          <h4 className="text-note font-semibold text-muted">{words.whatYouGet}</h4>
          <Dashes items={tool.whatYouGet} more={tool.more} />
        </div>
        <div className="pb-3">
          <h4 className="text-note font-semibold text-muted">{words.benefits}</h4>
          <Dashes items={tool.benefits} />
        </div>
      </details>
    </div>
  );
}
