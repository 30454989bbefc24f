import { pageMetadata } from '@/app/page-metadata';
import { thingsOf } from '@/app/structured-data/things';
import { Alignment } from '@/components/home/alignment';
import { Finish } from '@/components/home/finish';
import { Goals } from '@/components/home/goals';
import { Hero } from '@/components/home/hero';
import { NextStep } from '@/components/home/next-step';
import { PanelOpener } from '@/components/home/panels/panel-opener';
import { PricingPanel } from '@/components/home/panels/pricing-panel';
import { ProblemPanel } from '@/components/home/panels/problem-panel';
import { ResultsPanel } from '@/components/home/panels/results-panel';
import { ScopePanel } from '@/components/home/panels/scope-panel';
import { TeamPanel } from '@/components/home/panels/team-panel';
import { WhoForPanel } from '@/components/home/panels/who-for-panel';
import { RealProblem } from '@/components/home/real-problem';
import { JsonLd } from '@/components/layout/json-ld';
import { StrategicFounder } from '@/components/home/strategic-founder';
import { TrustedBy } from '@/components/home/trusted-by';
import { PlumbLine } from '@/components/layout/plumb-line';
import { content } from '@/lib/container';

export const generateMetadata = () => pageMetadata('/');

/** The landing page. */
export default function HomePage() {
  const { home, programme, testimonials, team } = content();
  const { hero, realProblem, alignment, panels, trustedBy } = home;
  const { founders, strip } = testimonials;
  const { steps, weeks } = { steps: programme.build.steps, weeks: programme.length.weeks };
  const shown = byIds(steps, alignment.steps);
  return (
    <>
      <JsonLd things={thingsOf('/')} />
      <PlumbLine>
        <Hero {...hero} quote={byIds(founders, [hero.quote])[0]!} />
        <RealProblem {...realProblem}>
          <PanelOpener {...realProblem.opens} />
        </RealProblem>
        <div className="beside-cord pt-10 pb-section">
          <ProblemPanel {...panels.problem} />
        </div>
        <Alignment {...alignment} steps={shown} weeks={weeks} coachingNote={shown.at(-1)!.duration} />
        <Goals {...home.goals} />
        <StrategicFounder {...home.strategicFounder} />
        <div className="beside-cord pb-section">
          <ScopePanel {...panels.scope} steps={byIds(steps, panels.scope.rows)} />
          <WhoForPanel {...panels.whoFor} />
          <ResultsPanel {...panels.results} testimonials={byIds(founders, panels.results.testimonials)} />
          <PricingPanel {...panels.pricing} plans={byIds(programme.plans, panels.pricing.rows)} />
          <TeamPanel {...panels.team} coaches={byIds(team.coaches, panels.team.coaches)} />
        </div>
      </PlumbLine>
      <NextStep {...home.nextStep} />
      <TrustedBy {...trustedBy} quotes={byIds(strip, trustedBy.quotes)} />
      <Finish />
    </>
  );
}

/** The entries that a list of ids names, in the order of the ids. Content has been checked: every id is there. */
function byIds<Entry extends { id: string }>(entries: readonly Entry[], ids: readonly string[]): Entry[] {
  return ids.map((id) => entries.find((entry) => entry.id === id)!);
}
