import type { ButtonVariant } from '@/components/ui/button-classes';
import { BRASS_LINK } from '@/components/ui/link-classes';
import { Unbroken } from '@/components/ui/unbroken';
import type { Toolbox } from '@/lib/shop/content/toolbox';
import { BuyButton } from './buy-button';
import { Dashes } from './dashes';
import { Price, type PriceWords } from './price';
import { BADGE } from './product-head';
import { ToolDrawing } from './tool-drawing';

export type ToolRowProps = {
  slug: string;
  href: string;
  title: string;
  text: string;
  badge?: string;
  /** How many tools are in it, of the bundle. */
  count?: string;
  price: PriceWords;
  /** The first four. */
  whatYouGet: string[];
  /** How many more there are, in words. */
  more?: string;
  /** The first three. */
  benefits: string[];
  button?: ButtonVariant;
  demo?: { label: string; path: string } | undefined;
};

export type ToolRowWords = Pick<Toolbox['cards'], 'buy' | 'fold' | 'whatYouGet' | 'benefits'>;

const ROW =
  'grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 break-inside-avoid pt-5 pb-1 md:pb-3 enlarged:grid-cols-1 md:gap-x-6 ' +
  'md:grid-cols-[6rem_minmax(0,1fr)_9rem] md:grid-rows-[auto_auto_1fr] ' +
  'lg:grid-cols-[calc(var(--column)+var(--gap)-1.5rem)_minmax(0,1fr)_16rem]';

const UNDER = 'col-span-full md:col-span-1 md:col-start-2';

const BUY =
  'col-span-full max-md:mt-1.5 flex items-center justify-between gap-x-4 gap-y-2 lg:gap-x-6 enlarged:flex-wrap [&>button]:min-w-28 ' +
  '[&>button]:flex-none md:col-span-1 md:col-start-3 md:row-span-3 md:row-start-1 md:items-end md:justify-start md:text-end ' +
  'md:max-lg:flex-col lg:items-baseline lg:justify-end in-[.blueprint]:lg:flex-col in-[.blueprint]:lg:items-end in-[.blueprint]:lg:justify-start';

/** One line of the catalogue. What is in it folds. */
export function ToolRow({ words, ...tool }: ToolRowProps & { words: ToolRowWords }) {
  const { slug, href, count, title, text, badge, price, demo } = tool;
  return (
    <div className={ROW}>
      <ToolDrawing
        slug={slug}
        className="w-full stroke-1 md:row-span-3 lg:-ml-3.5 lg:max-w-56 lg:stroke-[1.5] enlarged:max-w-36"
      />
      <div className="self-center">
        {count && <p className="mb-1 text-note/[1.55] text-balance text-muted">{count}</p>}
        <h3 className="mr-3 inline">
          <a href={href} className={BRASS_LINK}>
            {title}
          </a>
        </h3>
        {badge && <p className={`inline-block w-fit ${BADGE}`}>{badge}</p>}
      </div>
      <p className={`text-ui/[1.45] ${UNDER}`}>
        <Unbroken>{text}</Unbroken>
      </p>
      <div className={BUY}>
        <Price {...price} className="md:justify-end" />
        <BuyButton slug={slug} label={words.buy} title={title} variant={tool.button} />
      </div>
      <div className={UNDER}>
        {demo && (
          <a
            href={demo.path}
            className="float-left mr-6 inline-flex min-h-target items-center text-note/[1.55] underline underline-offset-4"
          >
            {demo.label} <span className="sr-only">{title}</span>
          </a>
        )}
        <details className="[&>ul]:pb-3">
          <summary className="flex min-h-target w-fit items-center gap-2 text-note/[1.55]">
            {words.fold} <span className="sr-only">{title}</span>
            <i className="chevron" aria-hidden="true" />
          </summary>
          <h4 className="text-note/[1.55] font-semibold text-muted">{words.whatYouGet}</h4>
          <Dashes items={tool.whatYouGet} more={tool.more} />
          <h4 className="text-note/[1.55] font-semibold text-muted">{words.benefits}</h4>
          <Dashes items={tool.benefits} />
        </details>
      </div>
    </div>
  );
}
