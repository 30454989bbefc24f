import { PlumbLine } from '@/components/layout/plumb-line';
import type { Content } from '@/lib/content/content';
import { byIds } from '@/lib/kernel/keyed';
import { planFacts } from '@/lib/kernel/plans';
import { fill } from '@/lib/kernel/text';
import { Alignment } from './alignment';
import { Goals } from './goals';
import { Hero } from './hero';
import { HireQuestion } from './hire-question';
import { NextStep } from './next-step';
import { PanelOpener } from './panels/panel';
import { PricingPanel } from './panels/pricing-panel';
import { ProblemPanel } from './panels/problem-panel';
import { ResultsPanel } from './panels/results-panel';
import { ScopePanel } from './panels/scope-panel';
import { TeamPanel } from './panels/team-panel';
import { WhoForPanel } from './panels/who-for-panel';
import { RealProblem } from './real-problem';
import { sampleReading } from './sample-scorecard';
import { StrategicFounder } from './strategic-founder';
import { TrustedBy } from './trusted-by';
import './home.css';

/** The landing page. Everything on it is rendered on the server and works without a script. */
export function Home({ home, programme, testimonials, team, diagnostic }: Content) {
  const { hero, realProblem, alignment, panels, trustedBy } = home;
  const { steps } = programme.build;
  const plans = byIds(programme.plans, panels.pricing.rows);
  const founders = byIds(testimonials.founders, panels.results.testimonials);
  return (
    <>
      <PlumbLine>
        <Hero
          {...hero}
          quote={testimonials.founders.find(({ id }) => id === hero.quote)}
          sample={sampleReading(hero.sample, diagnostic.results.page)}
        />
        <RealProblem {...realProblem}>
          <PanelOpener {...realProblem.opens} />
        </RealProblem>
        <div className="beside-cord pt-6 pb-section">
          <ProblemPanel {...panels.problem} />
        </div>
        <Alignment {...alignment} steps={byIds(steps, alignment.steps)} />
        <Goals {...home.goals} />
        <StrategicFounder {...home.strategicFounder} />
        <HireQuestion {...home.hire} />
        <div className="beside-cord py-section">
          <p className="station mb-8 font-display text-2xl font-medium text-balance lg:w-(--column)">
            {home.details}
          </p>
          <ScopePanel {...panels.scope} rows={byIds(steps, panels.scope.rows)} />
          <WhoForPanel {...panels.whoFor} />
          <ResultsPanel {...panels.results} testimonials={founders} />
          <PricingPanel
            {...panels.pricing}
            intro={fill(panels.pricing.intro, planFacts(plans))}
            rows={plans}
            notes={programme.planNotes}
          />
          <TeamPanel {...panels.team} coaches={byIds(team.coaches, panels.team.coaches)} />
        </div>
      </PlumbLine>
      <NextStep {...home.nextStep} />
      <TrustedBy {...trustedBy} quotes={byIds(testimonials.strip, trustedBy.quotes)} />
    </>
  );
}
