import type { ReactNode } from 'react';
import { DatumSheet } from '@/components/layout/datum-sheet';
import { buttonClasses } from '@/components/ui/button-classes';
import { classes } from '@/components/ui/classes';
import { Dashes } from './dashes';

export type ProductPartsProps = {
  lists: { title: string; items: string[] }[];
  files: {
    title: string;
    items: { name: string; contains?: string; proof?: string; check?: { label: string; href: string } }[];
    /** Drawn on the server, so that no script carries its markup. */
    samples?: ReactNode;
  };
  promises: PromisesProps;
};

export type PromisesProps = Record<'license' | 'refund', { title: string; text: string }>;

/**
 * All that is in a product: what you get, what changes, how it works; the files by name, and what is
 * promised.
 */
export function ProductParts({ lists, files, promises }: ProductPartsProps) {
  return (
    <>
      <ProductLists lists={lists} />
      <ProductFiles files={files} promises={promises} />
    </>
  );
}

/** What you get, what changes, how it works. */
export function ProductLists({ lists }: Pick<ProductPartsProps, 'lists'>) {
  return (
    <div className="product-lists">
      {lists.map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Dashes items={items} />
        </section>
      ))}
    </div>
  );
}

/** Pages out of the files; the files by name, with what each contains, and what is promised with them. */
export function ProductFiles({ files, promises }: Pick<ProductPartsProps, 'files' | 'promises'>) {
  return (
    <>
      {files.samples}
      <div className="product-files">
        <section>
          <h2>{files.title}</h2>
          <ul>
            {files.items.map(({ name, contains, proof, check }) => (
              <li key={name}>
                <b>{name}</b>
                {contains && <p>{contains}</p>}
                {proof && <p className="proof">{proof}</p>}
                {check && (
                  <p>
                    <a href={check.href}>{check.label}</a>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
        <Promises {...promises} />
      </div>
    </>
  );
}

/** What a buyer may do with it, and how to get the money back. */
export function Promises({ license, refund, className }: PromisesProps & { className?: string }) {
  return (
    <div className={classes('promises', className)}>
      {[license, refund].map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}

export type InBundleProps = { title: string; text: string; link: string; href: string };

/** Where else this can be had: in the bundle, for less. */
export function InBundle({ title, text, link, href }: InBundleProps) {
  return (
    <DatumSheet title={title} text={text} className="product-bundle !pb-0">
      <a href={href} className={buttonClasses('line')}>
        {link}
      </a>
    </DatumSheet>
  );
}
