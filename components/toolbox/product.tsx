'use client';

import { useId, type ReactNode } from 'react';
import { CALL } from '@/components/layout/datum-sheet';
import { Unbroken } from '@/components/ui/unbroken';
import { Dashes } from './dashes';
import { FileList, type FileListProps } from './file-list';
import { Price } from './price';
import { Buttons, ProductHead, type ProductHeadProps } from './product-head';
import { TWO_COLUMNS } from './product-look';
import { WayOn, type WayOnProps } from './way-on';

type Titled = { title: string; text: string };
type Listed = { title: string; items: string[] };
type WeekProps = Titled & { steps: { day: string; text: string }[] };

export type ProductProps = {
  head: ProductHeadProps;
  benefits: Listed;
  features: Listed;
  whatYouGet: { title: string; items: FileListProps['items'] };
  /** Drawn on the server, so that no script carries its markup. */
  samples: { title: string; items: ReactNode[] };
  week?: WeekProps | undefined;
  /** Where what is bought goes on, outside of this site. */
  fullSystem?: WayOnProps | undefined;
  refund: Titled;
  /** What goes with its price, said once more. */
  again: string;
  /** Where else this can be had, and how to find out what is needed. */
  ways: WayOnProps[];
};

/**
 * The page of every product: what changes, pages of its files, all that is in it, what is promised, and what
 * it costs once more. A client component for the sake of its weight (docs/decisions/serving.md).
 */
export function Product({ head, benefits, samples, whatYouGet, features, ways, ...page }: ProductProps) {
  return (
    <div className="mx-auto max-w-page space-y-section px-pad pt-2 lg:pt-7">
      <ProductHead {...head} />
      <Part title={benefits.title}>
        {/* Four are two rows of two. */}
        <ul className="grid gap-x-12 font-display text-l/[1.35] text-balance *:border-line *:py-2.5 max-md:*:not-first:border-t md:grid-cols-3 md:has-[>:nth-child(4):last-child]:grid-cols-2">
          {benefits.items.map((item) => (
            <li key={item}>
              <Unbroken>{item}</Unbroken>
            </li>
          ))}
        </ul>
      </Part>
      {samples.items.length > 0 && (
        <Part title={samples.title}>
          <div className="space-y-9 pt-4">{samples.items}</div>
        </Part>
      )}
      {page.week && <Week {...page.week} />}
      {page.fullSystem && <WayOn {...page.fullSystem} />}
      <div className={`gap-y-10 ${TWO_COLUMNS}`}>
        <Part title={whatYouGet.title}>
          <FileList items={whatYouGet.items} />
        </Part>
        <div className="space-y-10">
          <Part title={features.title}>
            <Dashes items={features.items} />
          </Part>
          <Part title={page.refund.title}>
            <p className="mt-3">
              <Unbroken>{page.refund.text}</Unbroken>
            </p>
          </Part>
        </div>
      </div>
      <section aria-labelledby="again" className={CALL}>
        <div>
          <h2 id="again">{head.title}</h2>
          <p className="lead mt-2.5">
            <Unbroken>{head.lead}</Unbroken>
          </p>
          <Price {...head.price} className="mt-4" />
          <p className="mt-2">{page.again}</p>
        </div>
        <Buttons {...head} />
      </section>
      <div className="grid gap-x-12 pb-section lg:has-[>:nth-child(2)]:grid-cols-2">
        {ways.map((way) => (
          <WayOn key={way.href} {...way} />
        ))}
      </div>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 border-b border-ink pb-3 text-xl">{title}</h2>
    {children}
  </section>
);

const DAY =
  'relative border-l-drawn border-blueprint-line py-5 pl-6 before:absolute before:top-[1.6rem] before:-left-[7px] ' +
  'before:size-[12px] before:rounded-full before:border-drawn before:border-(--blueprint-brass) before:bg-(--blueprint) ' +
  'md:border-t-drawn md:border-l-0 md:pt-6 md:pr-6 md:pb-0 md:pl-0 md:before:-top-[7px] md:before:left-0';

/** A week with it, on the one blueprint of its page: three days on one scale. */
function Week({ title, text, steps }: WeekProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="blueprint p-6 [--fine:transparent] [--strong:#ffffff14] md:p-9">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-2 mb-7 text-muted">
        <Unbroken>{text}</Unbroken>
      </p>
      <ol className="grid md:grid-cols-3">
        {steps.map(({ day, text }) => (
          <li key={day} className={DAY}>
            <h3>{day}</h3>
            <p className="mt-1 text-muted">
              <Unbroken>{text}</Unbroken>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
