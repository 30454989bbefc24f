import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { Button } from '@/components/ui/button';
import { Unbroken } from '@/components/ui/unbroken';
import type { TeamRoomWords } from '@/lib/diagnostic/content/team-room';
import { routes, apiRoutes } from '@/lib/kernel/routes';
import { Numbered } from './parts';
import { RoomHead } from './room-head';

export function AboutTeamRooms({ words }: { words: TeamRoomWords['about'] }) {
  const { title, intro, steps, promises, button, diagnostic, diagnosticLink } = words;
  const make = (
    <form method="post" action={apiRoutes.teamRooms}>
      <Button type="submit">{button}</Button>
    </form>
  );
  return (
    <PlumbLine>
      <RoomHead title={title}>
        <p className="lead max-w-[26em]">
          <Unbroken>{intro}</Unbroken>
        </p>
        {make}
      </RoomHead>
      <Section title={steps.title} followed>
        <Numbered items={steps.items.map((item, index) => ({ ...item, number: index + 1 }))} />
      </Section>
      <Section title={promises.title}>
        <ul className="border-t border-ink">
          {promises.items.map((item) => (
            <li key={item} className="border-b border-line py-4">
              <p>{item}</p>
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-measure">{promises.honest}</p>
        <div className="mt-9 grid justify-items-start gap-5">
          {make}
          <p className="text-ui text-ink-muted">
            {diagnostic} <a href={routes.diagnostic}>{diagnosticLink}</a>
          </p>
        </div>
      </Section>
    </PlumbLine>
  );
}
