import type { ReactNode } from 'react';
import { LEADS_DOWN } from '@/components/ui/link-classes';
import { Unbroken } from '@/components/ui/unbroken';
import type { Content } from '@/lib/content/content';
import { PLANS_ID } from './plans';

type ProgrammeHeadProps = Pick<Content['programme']['page'], 'title' | 'intro' | 'span' | 'price'> & {
  weeks: number;
  /** The button that begins it. */
  children: ReactNode;
};

/** On a phone the button, which is of a free call, and the price have lines of their own. */
const PRICE =
  'mt-7 flex flex-wrap items-center gap-x-5 gap-y-3.5 max-sm:*:not-[.leads-on]:basis-full lg:mt-8 lg:gap-x-7';

/**
 * What this is, what it costs, and how to begin. On wide screens the weeks are measured off up to the cord.
 */
export function ProgrammeHead({ title, intro, weeks, span, price, children }: ProgrammeHeadProps) {
  return (
    <div className="beside-cord pt-9 pb-14 md:pt-16 lg:grid lg:grid-cols-[var(--column)_minmax(0,1fr)] lg:gap-x-gap lg:pt-22 lg:pb-22">
      <div aria-hidden="true" className="hidden w-[calc(var(--column)+var(--gap)/2)] pt-2 lg:block">
        <p className="flex items-baseline gap-2.5">
          <span className="score-figure proportional-nums">{weeks}</span>
          <span className="font-display text-2xl">{span}</span>
        </p>
        <svg viewBox="0 0 324 12" className="drawing mt-8 w-full">
          <path d="M0 6H324M6 3l-6 3 6 3M318 3l6 3-6 3" className="stroke-brass-deep" />
        </svg>
      </div>
      <div>
        <h1 className="max-w-[9em] lg:text-4xl">{title}</h1>
        <p className="lead mt-5 max-w-[28em]">
          <Unbroken>{intro}</Unbroken>
        </p>
        <div className={PRICE}>
          {children}
          <p className="font-display text-2xl leading-none max-sm:mt-2.5">{price.range}</p>
          <a href={`#${PLANS_ID}`} className={LEADS_DOWN}>
            {price.link}
          </a>
        </div>
      </div>
    </div>
  );
}
