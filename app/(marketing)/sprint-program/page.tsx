import { DatumSheet } from '@/components/layout/datum-sheet';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { Achievements } from '@/components/programme/achievements';
import { Coach } from '@/components/programme/coach';
import { Deliverables } from '@/components/programme/deliverables';
import { Faq } from '@/components/programme/faq';
import { Plans } from '@/components/programme/plans';
import { ProgrammeHead } from '@/components/programme/programme-head';
import { Roadmap } from '@/components/programme/roadmap';
import { Support } from '@/components/programme/support';
import { ButtonLink } from '@/components/ui/button';
import { JsonLd } from '@/components/layout/json-ld';
import { QuotesSideBySide } from '@/components/testimonials/quotes-side-by-side';
import { content } from '@/lib/server/context';
import { byIds } from '@/lib/kernel/keyed';
import { planFacts } from '@/lib/kernel/plans';
import { fill } from '@/lib/kernel/text';
import { pageMetadata } from '../../page-metadata';
import { samplesOf } from '../../toolbox/product-words';
import { thingsOf } from '../../structured-data/things';

export const generateMetadata = () => pageMetadata('/sprint-program');

export default function SprintProgramPage() {
  const { programme, products, team, testimonials, site } = content();
  const { length, page, plans, planNotes } = programme;
  const quotes = byIds(testimonials.founders, page.quotes.ids);
  const coaches = byIds(team.coaches, page.coaches.ids);
  const example = products.find(({ slug }) => slug === page.deliverables.example.of);
  const call = <ButtonLink href={site.links.scheduler}>{page.booking.button}</ButtonLink>;
  return (
    <>
      <JsonLd things={thingsOf('/sprint-program')} />
      <PlumbLine>
        <ProgrammeHead
          title={page.title}
          intro={page.intro}
          weeks={length.weeks}
          span={page.span}
          price={{ ...page.price, range: fill(page.price.range, planFacts(plans)) }}
        >
          {call}
        </ProgrammeHead>
        <Roadmap {...page.roadmap} weeks={length.weeks} />
        <Deliverables {...page.deliverables} picture={example && samplesOf(example)[0]} />
        <Support {...page.support} />
        <Achievements {...page.achievements} />
        {quotes.length > 0 && (
          <Section title={page.quotes.title} joined>
            <QuotesSideBySide quotes={quotes} />
          </Section>
        )}
        <Plans {...page.plans} plans={plans} note={planNotes.at(-1)}>
          {call}
        </Plans>
        <Section title={page.coaches.title} joined>
          <div className="grid gap-12">
            {coaches.map((coach) => (
              <Coach key={coach.id} {...coach} />
            ))}
          </div>
        </Section>
        <Faq {...page.faq} />
      </PlumbLine>
      <DatumSheet title={page.booking.title} text={page.booking.text}>
        {call}
      </DatumSheet>
    </>
  );
}
