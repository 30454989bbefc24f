'use client';

import type { ReactNode } from 'react';
import { DatumSheet } from '@/components/layout/datum-sheet';
import { BuyButton } from './buy-button';
import { ProductHead, type ProductHeadProps } from './product-head';
import { ProductLists, Promises, type ProductPartsProps, type PromisesProps } from './product-parts';

type BundleProps = {
  head: ProductHeadProps;
  lists: ProductPartsProps['lists'];
  samples?: ReactNode;
  files: { title: string; folders: { title: string; href?: string; files: string[] }[] };
  promises: PromisesProps;
  /** What it comes to, before the second button. */
  sum: string;
};

/**
 * The page of the bundle: their files by tool, what is promised, and the button once
 * more. A client component for the sake of its weight (docs/decisions/serving.md).
 */
export function Bundle({ head, lists, samples, files, promises, sum }: BundleProps) {
  return (
    <div className="product">
      <ProductHead {...head} />
      <ProductLists lists={lists} />
      {samples}
      <section className="bundle-files" aria-labelledby="files">
        <h2 id="files">{files.title}</h2>
        <ul>
          {files.folders.map(({ title, href, files }) => (
            <li key={title}>
              <h3>{href ? <a href={href}>{title}</a> : title}</h3>
              <p>
                {files.map((name) => (
                  <span key={name}>{name} </span>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <Promises {...promises} className="bundle-promises" />
      <DatumSheet title={head.title} text={sum} className="product-bundle !pb-0">
        <BuyButton slug={head.slug} label={head.buy} />
      </DatumSheet>
    </div>
  );
}
