import type { ComponentProps } from 'react';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Alignment } from './alignment';
import { Goals } from './goals';
import { Hero } from './hero';
import { HireQuestion } from './hire-question';
import { NextStep } from './next-step';
import { type Opens, PanelOpener } from './panels/panel';
import { PricingPanel } from './panels/pricing-panel';
import { ProblemPanel } from './panels/problem-panel';
import { ResultsPanel } from './panels/results-panel';
import { ScopePanel } from './panels/scope-panel';
import { TeamPanel } from './panels/team-panel';
import { WhoForPanel } from './panels/who-for-panel';
import { RealProblem } from './real-problem';
import { StrategicFounder } from './strategic-founder';
import { TrustedBy } from './trusted-by';
import './home.css';

type HomeProps = {
  hero: ComponentProps<typeof Hero>;
  realProblem: ComponentProps<typeof RealProblem> & { opens: Opens };
  alignment: ComponentProps<typeof Alignment>;
  goals: ComponentProps<typeof Goals>;
  strategicFounder: ComponentProps<typeof StrategicFounder>;
  hire: ComponentProps<typeof HireQuestion>;
  /** Above the panels after the first. */
  details: string;
  panels: {
    problem: ComponentProps<typeof ProblemPanel>;
    scope: ComponentProps<typeof ScopePanel>;
    whoFor: ComponentProps<typeof WhoForPanel>;
    results: ComponentProps<typeof ResultsPanel>;
    pricing: ComponentProps<typeof PricingPanel>;
    team: ComponentProps<typeof TeamPanel>;
  };
  nextStep: ComponentProps<typeof NextStep>;
  trustedBy: ComponentProps<typeof TrustedBy>;
};

/** The landing page. Everything on it is rendered on the server and works without a script. */
export function Home({ realProblem, details, panels, ...page }: HomeProps) {
  return (
    <>
      <PlumbLine>
        <Hero {...page.hero} />
        <RealProblem {...realProblem}>
          <PanelOpener {...realProblem.opens} />
        </RealProblem>
        <div className="beside-cord pt-6 pb-section">
          <ProblemPanel {...panels.problem} />
        </div>
        <Alignment {...page.alignment} />
        <Goals {...page.goals} />
        <StrategicFounder {...page.strategicFounder} />
        <HireQuestion {...page.hire} />
        <div className="beside-cord py-section">
          <p className="station mb-8 font-display text-2xl font-medium lg:w-60">{details}</p>
          <ScopePanel {...panels.scope} />
          <WhoForPanel {...panels.whoFor} />
          <ResultsPanel {...panels.results} />
          <PricingPanel {...panels.pricing} />
          <TeamPanel {...panels.team} />
        </div>
      </PlumbLine>
      <NextStep {...page.nextStep} />
      <TrustedBy {...page.trustedBy} />
    </>
  );
}
