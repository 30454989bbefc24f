import { Emphasis } from '@/components/ui/emphasis';
import { Quote, type Said } from '@/components/ui/quote';
import { Unbroken } from '@/components/ui/unbroken';
import { Action, type ActionWords } from './action';
import { SampleReading, type Sample } from './sample-reading';

type HeroProps = {
  headline: string;
  tagline: string;
  quote?: Said;
  sample: Sample;
  buttons: ActionWords[];
};

/** What this is, for whom, what somebody said of it, and the two ways in. */
export function Hero({ headline, tagline, quote, sample, buttons }: HeroProps) {
  return (
    <section className="pt-9 pb-14 md:pt-16 md:pb-18 lg:pt-22 lg:pb-28">
      <div className="beside-cord hero-grid">
        <div className="[grid-area:words]">
          <h1 className="max-w-[7.4em] text-4xl">
            <Emphasis>{headline}</Emphasis>
          </h1>
          <p className="mt-5 max-w-[24.5em] text-l text-balance">
            <Unbroken>{tagline}</Unbroken>
          </p>
          <div className="mt-8 grid gap-5 sm:flex sm:flex-wrap sm:gap-x-7">
            {buttons.map((action, i) => (
              <Action key={action.to} action={action} variant={i === 0 ? 'primary' : 'line'} />
            ))}
          </div>
        </div>
        {quote && <Quote {...quote} className="hero-quote max-w-[28em] border-t border-line pt-5" />}
        <SampleReading sample={sample} className="[grid-area:figure]" />
      </div>
    </section>
  );
}
