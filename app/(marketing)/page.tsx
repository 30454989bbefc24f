import { pageMetadata } from '@/app/page-metadata';
import { thingsOf } from '@/app/structured-data/things';
import { Alignment } from '@/components/home/alignment';
import { Hero } from '@/components/home/hero';
import { NextStep } from '@/components/home/next-step';
import { RealProblem } from '@/components/home/real-problem';
import { JsonLd } from '@/components/layout/json-ld';
import { PlumbLine } from '@/components/layout/plumb-line';
import { content } from '@/lib/container';

export const generateMetadata = () => pageMetadata('/');

/** The landing page. */
export default function HomePage() {
  const { home, programme, testimonials } = content();
  const { hero, realProblem, alignment, nextStep } = home;
  const quote = testimonials.founders.find((founder) => founder.id === hero.quote)!;
  const steps = alignment.steps.map((id) => programme.build.steps.find((step) => step.id === id)!);
  return (
    <>
      <JsonLd things={thingsOf('/')} />
      <PlumbLine>
        <Hero {...hero} quote={quote} />
        <RealProblem {...realProblem} />
        <Alignment
          {...alignment}
          steps={steps}
          weeks={programme.length.weeks}
          coachingNote={steps.at(-1)!.duration}
        />
        <div className="h-section" />
      </PlumbLine>
      <NextStep {...nextStep} />
    </>
  );
}
