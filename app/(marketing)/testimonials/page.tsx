import { DatumSheet } from '@/components/layout/datum-sheet';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { PageList } from '@/components/library/page-list';
import { FoundersWall } from '@/components/testimonials/founders-wall';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { LEADS_ON } from '@/components/ui/link-classes';
import { routes } from '@/lib/kernel/routes';
import { JsonLd } from '@/components/layout/json-ld';
import { content } from '@/lib/server/context';
import { pageMetadata } from '../../page-metadata';
import { thingsOf } from '../../structured-data/things';

export const generateMetadata = () => pageMetadata('/testimonials');

/** Not marked up as reviews: search engines accept those from third parties only (rule 89). */
export default function TestimonialsPage() {
  const { testimonials, site, pages } = content();
  const { title, subtitle, programLink, cases, call } = testimonials.page;
  const caseStudies = pages.filter(({ kind, placeholder }) => kind === 'case-study' && !placeholder);
  return (
    <>
      <JsonLd things={thingsOf('/testimonials')} />
      <PlumbLine>
        <div className="beside-cord two-columns pt-9 pb-12 md:pt-16 lg:pt-22 lg:pb-18">
          <div className="lg:col-start-2">
            <h1 className="lg:text-4xl">{title}</h1>
            <p className="mt-3 font-display text-xl font-medium text-balance lg:text-2xl">{subtitle}</p>
            <a href={routes.sprintProgram} className={`${LEADS_ON} mt-6`}>
              {programLink} <Icon sign="right" />
            </a>
          </div>
        </div>
        <FoundersWall founders={testimonials.founders} />
        {caseStudies.length > 0 && (
          <Section title={cases}>
            <PageList pages={caseStudies} />
          </Section>
        )}
      </PlumbLine>
      <DatumSheet title={call.title} text={call.line}>
        <ButtonLink href={site.links.scheduler}>{call.button}</ButtonLink>
      </DatumSheet>
    </>
  );
}
