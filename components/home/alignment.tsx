import { useId } from 'react';
import { Drawing } from '@/components/drawings/drawing';
import { CELLS } from '@/components/ui/cells';
import type { Content } from '@/lib/content/content';
import { LeadsOnLine } from './leads-on-line';

type Words = Content['home']['alignment'];
type BuildStep = Content['programme']['build']['steps'][number];
type ScaleProps = Pick<Words, 'planning' | 'coaching'>;
type AlignmentProps = Omit<Words, 'steps'> & { steps: BuildStep[] };

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
          <div className="grid gap-y-10 lg:block lg:px-12 lg:pt-14 lg:pb-12">
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

/** On wide screens letters, words, and sessions with their lengths each share a row. */
const STEP =
  'grid grid-cols-[64px_1fr] gap-x-4 border-t border-blueprint-line py-4.5 lg:row-span-3 lg:grid-cols-[minmax(0,1fr)] ' +
  'lg:grid-rows-subgrid lg:border-0 lg:py-0 lg:pr-5 lg:text-note';

/** Stands on the lower line and touches the upper one: 0.672 of its size is the height of a capital. */
const LETTER =
  'font-display text-[4rem]/[0.85] font-medium lg:-mr-5 lg:flex lg:h-[0.672em] lg:items-end lg:border-y ' +
  'lg:border-[color-mix(in_srgb,var(--blueprint-line)_60%,transparent)] lg:text-[length:clamp(7.5rem,11.4vw,10.5rem)]/none';

/** The five letters between their construction lines, each with its step. On small screens a list. */
const BuildSteps = ({ steps }: { steps: BuildStep[] }) => (
  <ol className="lg:grid lg:grid-cols-[repeat(5,1fr)]">
    {steps.map((step) => (
      <li key={step.id} className={STEP}>
        <span aria-hidden="true" className={LETTER}>
          <b className="font-medium lg:mb-[-0.165em] lg:ml-[-0.035em]">{step.letter}</b>
        </span>
        <div className="lg:contents">
          <h3 className="lg:pt-5 lg:pb-1">{step.word}</h3>
          <p className="mt-1 text-note text-blueprint-muted lg:mt-0">
            <span className="block">{step.session}</span>
            <span className="block text-balance">{step.duration}</span>
          </p>
        </div>
      </li>
    ))}
  </ol>
);

const SCALE =
  'grid max-w-[28rem] gap-x-8 gap-y-2 text-note text-blueprint-muted lg:mt-11 lg:max-w-none lg:grid-cols-[1fr_auto]';

/** The mark of a session on the rule, as its key. */
const SESSION =
  'before:mr-2 before:inline-block before:size-2.5 before:bg-accent before:[clip-path:polygon(0_0,100%_0,50%_100%)] ' +
  'forced-colors:before:hidden';

/** Twelve weeks as a rule: a mark for each session of coaching, and the first month measured off. */
const SprintScale = ({ planning, coaching }: ScaleProps) => (
  <div className={SCALE}>
    <Drawing name="twelve-weeks" width={1154} height={78} className="w-full max-lg:hidden lg:col-span-2" />
    <Drawing name="twelve-weeks-narrow" width={332} height={78} className="w-full lg:hidden" />
    <p>{planning}</p>
    <p className={SESSION}>{coaching}</p>
  </div>
);

const BENEFITS =
  'mt-12 break-inside-avoid border border-blueprint-line bg-blueprint-deep lg:mt-0 lg:border-0 ' +
  'lg:border-t-drawn';

/** What the drawing is good for. */
const BenefitCards = ({ benefits }: Pick<Words, 'benefits'>) => (
  <ul className={`${CELLS} ${BENEFITS}`}>
    {benefits.map(({ title, text }) => (
      <li key={title} className="border-blueprint-line p-6 md:p-8 lg:px-12 enlarged:p-4">
        <h3>{title}</h3>
        <p className="mt-1 text-blueprint-muted lg:text-balance">{text}</p>
      </li>
    ))}
  </ul>
);
