import { LEADS_ON } from '@/components/ui/link-classes';
import { BuyButton } from './buy-button';
import { Dashes } from './dashes';
import { Price, type PriceWords } from './price';
import { ToolDrawing } from './tool-drawing';

export type BundleHeroProps = {
  slug: string;
  href: string;
  ribbon: string;
  title: string;
  /** How many tools are in it, in words. */
  count: string;
  text: string;
  contains: string;
  tools: { title: string; href: string }[];
  benefits: string[];
  price: PriceWords;
  buy: string;
  details: string;
};

/** The bundle, on the one blueprint of the page. */
export function BundleHero(bundle: BundleHeroProps) {
  return (
    <section id={bundle.slug} aria-labelledby="bundle-title" className="blueprint bundle py-section">
      <div className="beside-cord two-columns">
        <ToolDrawing slug={bundle.slug} className="bundle-drawing" />
        <div>
          <p className="ribbon">{bundle.ribbon}</p>
          <h2 id="bundle-title" className="text-3xl">
            {bundle.title}
          </h2>
          <p className="lead mt-3">{bundle.count}</p>
          <p className="mt-3 text-blueprint-muted">{bundle.text}</p>
          <h3 className="mt-7">{bundle.contains}</h3>
          <ul className="bundle-tools">
            {bundle.tools.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
          <Dashes items={bundle.benefits} />
          <div className="bundle-buy">
            <Price {...bundle.price} />
            <BuyButton slug={bundle.slug} label={bundle.buy} variant="bright" />
            <a href={bundle.href} className={`${LEADS_ON} leads-right`}>
              {bundle.details}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
