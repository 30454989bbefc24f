'use client';

import { DatumSheet } from '@/components/layout/datum-sheet';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button';
import { Dashes } from './dashes';
import { ProductHead, type ProductHeadProps } from './product-head';
import { InBundle, ProductFiles, type InBundleProps, type ProductPartsProps } from './product-parts';
import { TrackerWeek, type TrackerWeekProps } from './tracker-week';

type TrackerProps = {
  head: ProductHeadProps;
  problem: { title: string; text: string };
  features: { title: string; items: string[] };
  benefits: { title: string; items: string[] };
  included: { title: string; items: string[] };
  week: TrackerWeekProps;
  fullSystem: { title: string; text: string; button: string; url: string };
  newTab: string;
  inBundle?: InBundleProps;
} & Pick<ProductPartsProps, 'files' | 'promises'>;

/** The tracker's own page: why, what, a week with it, what is included, and the way to the full system. */
export function Tracker({ head, problem, week, fullSystem, newTab, inBundle, ...parts }: TrackerProps) {
  return (
    <>
      <div className="mx-auto max-w-page px-pad pt-2 pb-section lg:pt-7">
        <ProductHead {...head} />
      </div>
      <PlumbLine>
        <Section title={problem.title}>
          <p className="lead max-w-[31em]">{problem.text}</p>
        </Section>
        <TrackerWeek {...week} />
        {[parts.features, parts.benefits, parts.included].map(({ title, items }, i) => (
          <Section key={title} title={title} joined={i > 0}>
            <Dashes items={items} />
          </Section>
        ))}
      </PlumbLine>
      <DatumSheet title={fullSystem.title} text={fullSystem.text} className="!pb-10">
        <ButtonLink href={fullSystem.url} newTab={newTab} variant="line">
          {fullSystem.button}
        </ButtonLink>
      </DatumSheet>
      <div className="mx-auto max-w-page px-pad pb-section">
        <ProductFiles files={parts.files} promises={parts.promises} />
        {inBundle && <InBundle {...inBundle} />}
      </div>
    </>
  );
}
