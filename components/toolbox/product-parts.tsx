import type { ReactNode } from 'react';
import { DatumSheet } from '@/components/layout/datum-sheet';
import { buttonClasses } from '@/components/ui/button-classes';
import { Dashes } from './dashes';
import { Buttons, type ProductHeadProps } from './product-head';

/** The heading of a part of a page, on a line of ink. */
export const RULED = 'mb-2 border-b border-ink pb-3 text-xl';

export type ProductPartsProps = {
  lists: Record<'benefits' | 'whatYouGet' | 'features', { title: string; items: string[] }>;
  files: {
    title: string;
    items: { name: string; contains?: string; proof?: string; check?: { label: string; href: string } }[];
    /** Drawn on the server, so that no script carries its markup. */
    samples?: ReactNode;
  };
  promises: PromisesProps;
};

export type PromisesProps = Record<'license' | 'refund', { title: string; text: string }>;

/** All that is in a product: pages out of its files, the files by name, and what is promised with them. */
export function ProductParts({ lists, files, promises }: ProductPartsProps) {
  return (
    <>
      <ProductLists lists={lists} />
      {files.samples}
      <div className="mt-section grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <section>
          <h2 className={RULED}>{files.title}</h2>
          <ul>
            {files.items.map(({ name, contains, proof, check }) => (
              <li key={name} className="border-b border-line py-3">
                <b className="font-semibold wrap-anywhere">{name}</b>
                {contains && <p className="text-note text-ink-muted">{contains}</p>}
                {proof && <p className="mt-2 text-note">{proof}</p>}
                {check && (
                  <p className="text-note text-ink-muted">
                    <a href={check.href}>{check.label}</a>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
        <Promises {...promises} className="space-y-10" />
      </div>
    </>
  );
}

/** What changes, large; what you get and how it works below. */
export function ProductLists({
  lists: { benefits, whatYouGet, features },
}: Pick<ProductPartsProps, 'lists'>) {
  return (
    <div className="mt-section grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <section className="md:col-span-2">
        <h2 className={RULED}>{benefits.title}</h2>
        <ul className="grid gap-x-12 gap-y-3 pt-2 font-display text-[1.3125rem]/[1.35] md:grid-cols-2">
          {benefits.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={RULED}>{whatYouGet.title}</h2>
        <Dashes items={whatYouGet.items} leads />
      </section>
      <section>
        <h2 className={RULED}>{features.title}</h2>
        <Dashes items={features.items} />
      </section>
    </div>
  );
}

/** What a buyer may do with it, and how to get the money back. */
export function Promises({
  license,
  refund,
  className,
  each,
}: PromisesProps & { className: string; each?: string }) {
  return (
    <div className={className}>
      {[license, refund].map(({ title, text }) => (
        <section key={title} className={each}>
          <h2 className={RULED}>{title}</h2>
          <p className="mt-3">{text}</p>
        </section>
      ))}
    </div>
  );
}

export type ProductEndProps = {
  head: ProductHeadProps;
  /** Where else this can be had. */
  inBundle?: Record<'title' | 'text' | 'link' | 'href', string> | undefined;
};

/** What it costs once more, with the two things to do; then the bundle, where it is for less. */
export function ProductEnd({ head: { title, price, note, ...head }, inBundle }: ProductEndProps) {
  return (
    <div className="mt-section grid gap-6 [&>section]:mt-0">
      <DatumSheet title={`${title}, ${price.price}`} text={note} inPage>
        <Buttons {...head} />
      </DatumSheet>
      {inBundle && (
        <DatumSheet title={inBundle.title} text={inBundle.text} inPage>
          <a href={inBundle.href} className={buttonClasses('line')}>
            {inBundle.link}
          </a>
        </DatumSheet>
      )}
    </div>
  );
}
