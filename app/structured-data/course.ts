import type { Thing } from '@/components/layout/json-ld';
import { routes } from '@/lib/kernel/routes';
import type { Content } from '@/lib/content/content';
import { address } from './address';
import { offer } from './offer';
import { theFirm } from './organization';

type Coach = Content['team']['coaches'][number];

/** The programme as an online course, with its plans as offers. */
export function course({ site, programme, team }: Content): Thing {
  const { page, plans, length } = programme;
  const coaches = page.coaches.ids.map((id) => team.coaches.find((coach) => coach.id === id)!);
  return {
    '@type': 'Course',
    name: site.brand.product,
    description: site.pages['/sprint-program'].description,
    provider: theFirm(site.brand),
    offers: plans.map(({ name, includes, priceCents }) =>
      offer(priceCents, { name, description: includes, category: 'Paid' }),
    ),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: length.weeks },
      instructor: coaches.map(({ id }) => ({ '@id': personId(id) })),
    },
  };
}

export function coaches({ site, programme, team }: Content): Thing[] {
  const ids = programme.page.coaches.ids;
  return team.coaches
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, title }: Coach) => ({
      '@type': 'Person',
      '@id': personId(id),
      name,
      jobTitle: title,
      worksFor: theFirm(site.brand),
    }));
}

const personId = (id: string) => address(`${routes.sprintProgram}#${id}`);
