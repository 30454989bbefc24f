import type { ReactNode } from 'react';
import { dimension } from '@/components/ui/drawing';
import { LEADS_ON } from '@/components/ui/link-classes';
import { Unbroken } from '@/components/ui/unbroken';
import { PLANS_ID } from './plans';

type ProgrammeHeadProps = {
  title: string;
  intro: string;
  weeks: number;
  span: string;
  /** What it costs at least, and the link to the plans. */
  price: { from: string; link: string };
  /** The button that begins it. */
  children: ReactNode;
};

/**
 * What this is, what it costs, and how to begin. On wide screens the weeks are measured off up to the cord.
 */
export function ProgrammeHead({ title, intro, weeks, span, price, children }: ProgrammeHeadProps) {
  return (
    <div className="beside-cord pt-9 pb-14 md:pt-16 lg:grid lg:grid-cols-[var(--column)_minmax(0,1fr)] lg:gap-x-gap lg:pt-22 lg:pb-22">
      <div aria-hidden="true" className="to-cord hidden pt-2 lg:block">
        <p className="flex items-baseline gap-2.5">
          <span className="score-figure proportional-nums">{weeks}</span>
          <span className="font-display text-2xl">{span}</span>
        </p>
        <svg viewBox="0 0 324 12" className="drawing mt-8 w-full">
          <path d={dimension(0, 324, 6)} className="stroke-brass-deep" />
        </svg>
      </div>
      <div>
        <h1 className="max-w-[9em] lg:text-4xl">{title}</h1>
        <p className="lead mt-5 max-w-[26em]">
          <Unbroken>{intro}</Unbroken>
        </p>
        <div className="head-price">
          <p className="font-display text-2xl leading-none">{price.from}</p>
          {children}
          <a href={`#${PLANS_ID}`} className={`${LEADS_ON} leads-down`}>
            {price.link}
          </a>
        </div>
      </div>
    </div>
  );
}
