import { useId } from 'react';
import type { Point } from './real-problem';
import { BenefitCards } from './benefit-cards';
import { BuildSteps, type BuildStep } from './build-steps';
import { LeadsOnLine, type LeadsOn } from './leads-on-line';
import { SprintScale } from './sprint-scale';

type AlignmentProps = {
  title: string;
  intro: string;
  steps: BuildStep[];
  benefits: Point[];
  planning: string;
  coachingNote: string;
  link: LeadsOn;
};

/** The blueprint: BUILD, its twelve weeks, and what they are good for. */
export function Alignment({ title, intro, steps, benefits, link, ...scale }: AlignmentProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="blueprint py-section">
      <div className="beside-cord">
        <div className="two-columns">
          <h2 id={id} className="station">
            {title}
          </h2>
          <p className="lead mt-5 max-w-[26em] lg:mt-0.5">{intro}</p>
        </div>
        <div className="mt-10 lg:mt-16 lg:border-drawn lg:border-blueprint-line lg:bg-blueprint-deep">
          <div className="build-weeks">
            <BuildSteps steps={steps} />
            <SprintScale {...scale} />
          </div>
          <BenefitCards benefits={benefits} />
        </div>
        <LeadsOnLine {...link} />
      </div>
    </section>
  );
}
