import type { Metadata } from 'next';
import { AreaWall } from '@/components/diagnostic/report/area-wall';
import { SAMPLE } from '@/components/home/sample-scorecard';
import { Section } from '@/components/layout/section';
import { Colors } from '@/components/navigation-test/colors';
import { LiveComponents } from '@/components/navigation-test/live-components';
import { RouteTable } from '@/components/navigation-test/route-table';
import { StillComponents } from '@/components/navigation-test/still-components';
import { SpaceScale, TypeScale } from '@/components/navigation-test/type-and-space';
import { content } from '@/lib/server/context';
import { routes } from '@/lib/kernel/routes';
import tailwind from '@/tailwind.config';
import { reportTexts } from '../diagnostic/results/report-texts';
import { diagnosticWords } from '../diagnostic/words';
import { italic } from '../italic';
import { pageMetadata } from '../page-metadata';
import { siteRoutes } from './site-routes';
import '../styles/home.css';
import '../styles/testimonials.css';
import '../styles/programme.css';
import '../styles/diagnostic.css';
import '../styles/report.css';
import '../styles/library.css';

export function generateMetadata(): Metadata {
  return pageMetadata('/test-navigation');
}

/** Every route, token and component, for developers and designers. Its words are not in content/. */
export default function TestNavigationPage() {
  const all = content();
  const { site, products, toolbox } = all;
  const demos = toolbox.demos.items.map(({ path }) => path);
  const written = content().pages.map(({ slug }) => routes.page(slug));
  const texts = reportTexts(all);
  const { scale, sections, page, toasts } = diagnosticWords(all);
  const slugs = products
    .filter(({ type, slug }) => type === 'digital' && slug !== 'strategic-okr-execution-tracker')
    .map(({ slug }) => slug);
  return (
    <div className={italic}>
      <div className="beside-cord pt-9 md:pt-16">
        <h1>Navigation test</h1>
        <p className="lead mt-4">Every route, every token and every component of this site, in one place.</p>
      </div>
      <Section title="Routes" intro="Status is what a GET should answer. The button asks.">
        <RouteTable routes={siteRoutes(slugs, demos, written)} />
      </Section>
      <Section title="Colors" intro="Names as in class names, contrast by WCAG 2." joined>
        <Colors tokens={tailwind.theme.colors} />
      </Section>
      <Section title="Type" joined>
        <TypeScale />
      </Section>
      <Section title="Space" joined>
        <SpaceScale />
      </Section>
      <Section title="Components" joined>
        <div id="components">
          <StillComponents newTab={site.words.newTab} ratings={texts.words.ratings} />
          <LiveComponents
            scale={scale}
            statements={Object.values(sections[0]!.statements)}
            toast={toasts.requiredFields}
            progress={page.progress}
          />
        </div>
      </Section>
      <div className="report">
        <AreaWall card={SAMPLE} texts={texts} changePath={null} result="" moves={[]} />
      </div>
    </div>
  );
}
