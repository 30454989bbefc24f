'use client';

import type { ReactNode } from 'react';
import { DatumSheet } from '@/components/layout/datum-sheet';
import { BuyButton } from './buy-button';
import { ProductHead, type ProductHeadProps } from './product-head';
import { ProductLists, Promises, RULED, type ProductPartsProps, type PromisesProps } from './product-parts';
import { ToolDrawing } from './tool-drawing';

type BundleProps = {
  head: ProductHeadProps;
  lists: ProductPartsProps['lists'];
  samples?: ReactNode;
  files: { title: string; folders: { title: string; count: string; files: string[] }[] };
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
        <ul className="grid gap-x-12 md:grid-cols-2">
          {files.folders.map(({ title, count, files }) => (
            <li key={title} className="border-b border-line">
              <details>
                <summary className="flex items-center gap-4 py-4">
                  <b className="flex-1 font-semibold">{title}</b>
                  <span className="text-note text-ink-muted">{count}</span>
                  <i className="chevron" aria-hidden="true" />
                </summary>
                <p className="pb-4 text-note/[1.6] wrap-anywhere whitespace-pre-line text-ink-muted">
                  {files.join('\n')}
                </p>
              </details>
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

type ToolSheetProps = { tools: { slug: string; title: string; href: string }[] };

/** The picture of the bundle: the drawing of each tool, which leads to its page. */
export function ToolSheet({ tools }: ToolSheetProps) {
  return (
    <ul className="blueprint grid grid-cols-3 gap-4 p-4 md:gap-6 md:p-9 lg:col-start-1 lg:row-span-2 lg:row-start-2">
      {tools.map(({ slug, title, href }) => (
        <li key={slug}>
          <a href={href} className="block h-full text-center text-note/[1.3] hover:underline">
            <ToolDrawing slug={slug} className="mx-auto w-full max-w-28 max-md:max-w-20 max-md:stroke-1" />
            <span className="mt-2 block text-balance max-md:sr-only">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
