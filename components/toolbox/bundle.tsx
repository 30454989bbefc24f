'use client';

import type { ReactNode } from 'react';
import { DatumSheet } from '@/components/layout/datum-sheet';
import { BRASS_LINK } from '@/components/ui/link-classes';
import { BuyButton } from './buy-button';
import { ProductHead, type ProductHeadProps } from './product-head';
import { ProductLists, Promises, RULED, type ProductPartsProps, type PromisesProps } from './product-parts';

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
    <div className="mx-auto max-w-page px-pad pt-2 pb-section lg:pt-7">
      <ProductHead {...head} />
      <ProductLists lists={lists} />
      {samples}
      <section className="mt-section" aria-labelledby="files">
        <h2 id="files" className={RULED}>
          {files.title}
        </h2>
        <ul className="mt-6 grid gap-x-12 gap-y-7 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-9">
          {files.folders.map(({ title, href, files }) => (
            <li key={title}>
              <h3>
                {href ? (
                  <a href={href} className={BRASS_LINK}>
                    {title}
                  </a>
                ) : (
                  title
                )}
              </h3>
              <p className="mt-1.5 text-note/[1.6] wrap-anywhere text-ink-muted *:block">
                {files.map((name) => (
                  <span key={name}>{name} </span>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {/* One line under both titles. */}
      <Promises
        {...promises}
        className="mt-section grid gap-x-12 gap-y-8 md:grid-cols-2 md:grid-rows-[auto_auto] md:gap-y-0"
        each="md:row-span-2 md:grid md:grid-rows-subgrid"
      />
      <DatumSheet title={head.title} text={sum} inPage>
        <BuyButton slug={head.slug} label={head.buy} />
      </DatumSheet>
    </div>
  );
}
