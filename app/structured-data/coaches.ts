import type { Thing } from '@/components/layout/json-ld';
import { routes } from '@/lib/kernel/routes';
import type { Content } from '@/lib/content/content';
import { address } from './address';
import { theFirm } from './organization';

export function coaches({ site, programme, team }: Content): Thing[] {
  const ids = programme.page.coaches.ids;
  return team.coaches
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, title }) => ({
      '@type': 'Person',
      '@id': address(`${routes.sprintProgram}#${id}`),
      name,
      jobTitle: title,
      worksFor: theFirm(site.brand),
    }));
}
