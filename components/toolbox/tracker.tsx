'use client';

import { DatumSheet } from '@/components/layout/datum-sheet';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button';
import { Unbroken } from '@/components/ui/unbroken';
import { ProductHead } from './product-head';
import { ProductEnd, ProductParts, type ProductEndProps, type ProductPartsProps } from './product-parts';

type TrackerProps = {
  problem: { title: string; text: string };
  week: TrackerWeekProps;
  fullSystem: { title: string; text: string; button: string; url: string };
  newTab: string;
} & ProductEndProps &
  ProductPartsProps;

/** The tracker's own page: why, what, a week with it, what is included, and the way to the full system. */
export function Tracker({ head, problem, week, fullSystem, newTab, inBundle, ...parts }: TrackerProps) {
  return (
    <>
      <div className="mx-auto max-w-page px-pad pt-2 pb-9 lg:pt-7">
        <ProductHead {...head} />
      </div>
      <PlumbLine>
        {/* What the cord hangs from. */}
        <div className="mx-auto max-w-page px-pad">
          <hr className="border-ink" />
        </div>
        <Section title={problem.title}>
          <p className="lead max-w-[31em]">{problem.text}</p>
        </Section>
        <div className="pb-section">
          <TrackerWeek {...week} />
        </div>
      </PlumbLine>
      <DatumSheet title={fullSystem.title} text={fullSystem.text} className="!pb-10">
        <ButtonLink href={fullSystem.url} newTab={newTab} variant="line">
          {fullSystem.button}
        </ButtonLink>
      </DatumSheet>
      <div className="mx-auto max-w-page px-pad">
        <ProductParts {...parts} />
        <ProductEnd head={head} inBundle={inBundle} />
      </div>
    </>
  );
}

type TrackerWeekProps = { title: string; steps: { day: string; text: string }[] };

const DAY =
  'relative border-l-drawn border-blueprint-line py-5 pl-6 before:absolute before:top-[1.6rem] before:-left-[7px] ' +
  'before:size-[12px] before:rounded-full before:border-drawn before:border-(--blueprint-brass) before:bg-(--blueprint) ' +
  'md:border-t-drawn md:border-l-0 md:pt-6 md:pr-6 md:pb-0 md:pl-0 md:before:-top-[7px] md:before:left-0';

/** A week with the tracker, on the one blueprint of its page: three days on one scale. */
function TrackerWeek({ title, steps }: TrackerWeekProps) {
  return (
    <section aria-labelledby="week" className="blueprint py-section">
      <div className="beside-cord two-columns">
        <h2 id="week" className="station">
          {title}
        </h2>
        <ol className="grid md:grid-cols-[repeat(3,1fr)] md:pt-2">
          {steps.map(({ day, text }) => (
            <li key={day} className={DAY}>
              <h3>{day}</h3>
              <p className="mt-1 text-blueprint-muted">
                <Unbroken>{text}</Unbroken>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
