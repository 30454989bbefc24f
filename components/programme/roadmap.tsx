import { useId } from 'react';
import { Icon } from '@/components/ui/icons';
import { Unbroken } from '@/components/ui/unbroken';
import { fill } from '@/lib/kernel/text';
import { HangingSessions, type Session } from './hanging-sessions';

type Step = Session & { title: string; duration: string; text: string; leaveWith: string };

type RoadmapProps = {
  title: string;
  drawing: string;
  minutes: string;
  steps: readonly Step[];
  weeks: number;
};

/** The blueprint of the page: four steps, and every session hung from its week. */
export function Roadmap({ title, drawing, minutes, steps, weeks }: RoadmapProps) {
  const id = useId();
  const scale = { sessions: steps, weeks, label: (n: number) => fill(minutes, { n }) };
  return (
    <section aria-labelledby={id} className="blueprint py-section">
      <div className="beside-cord">
        <div className="lg:grid lg:grid-cols-[var(--column)_minmax(0,1fr)] lg:gap-x-gap">
          <h2 id={id} className="station">
            {title}
          </h2>
          <p className="lead mt-5 max-w-[26em] lg:mt-0.5">{drawing}</p>
        </div>
        <div className="mt-10 lg:mt-16 lg:border-drawn lg:border-blueprint-line lg:bg-blueprint-deep lg:px-12 lg:py-14">
          <HangingSessions {...scale} width="wide" className="w-full max-xl:hidden" />
          <HangingSessions {...scale} width="medium" className="w-full max-md:hidden xl:hidden" />
          <HangingSessions {...scale} width="narrow" className="w-full md:hidden" />
          <ol className="mt-8 grid gap-x-10 md:grid-cols-2 lg:mt-12 xl:grid-cols-4">
            {steps.map((step, i) => (
              <li key={step.title} className="roadmap-step">
                <span aria-hidden="true" className="callout">
                  {i + 1}
                </span>
                <h3 className="mt-3">{step.title}</h3>
                <p className="font-semibold text-blueprint-brass">
                  <Unbroken>{step.duration}</Unbroken>
                </p>
                <p className="mt-3 text-ui text-blueprint-muted">{step.text}</p>
                <p className="mt-4 flex gap-3 font-display text-ui">
                  <Icon sign="right" className="mt-1.5 size-3.5" />
                  {step.leaveWith}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
