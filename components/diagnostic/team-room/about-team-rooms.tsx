import { DatumSheet } from '@/components/layout/datum-sheet';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { Support } from '@/components/programme/support';
import { Button } from '@/components/ui/button';
import { Unbroken } from '@/components/ui/unbroken';
import type { TeamRoomWords } from '@/lib/diagnostic/content/team-room';
import type { Range } from '@/lib/diagnostic/rules/team-room';
import { routes, apiRoutes } from '@/lib/kernel/routes';
import type { TeamRoomTexts } from '../words';
import { Numbered } from './parts';
import { RangeList } from './ranges';
import { RoomHead } from './room-head';

/** Widest gap first, as a room shows them. */
const SAMPLE: Range[] = [
  { statement: 'teamAdoption', low: 0, high: 3, count: 6 },
  { statement: 'goalDefinition', low: 1, high: 3, count: 6 },
  { statement: 'measurementClarity', low: 2, high: 2, count: 5 },
];

type Props = { words: TeamRoomWords['about']; texts: TeamRoomTexts };

export function AboutTeamRooms({ words, texts }: Props) {
  const { title, intro, steps, sample, promises, button, note, end, diagnosticLink } = words;
  const make = (
    <form method="post" action={apiRoutes.teamRooms} className="grid max-sm:w-full">
      <Button type="submit">{button}</Button>
    </form>
  );
  return (
    <>
      <PlumbLine>
        <RoomHead title={title}>
          <p className="lead max-w-[26em]">
            <Unbroken>{intro}</Unbroken>
          </p>
          {make}
          <p className="-mt-2 text-ui text-ink-muted">{note}</p>
        </RoomHead>
        <Section title={steps.title} followed>
          <Numbered items={steps.items.map((item, index) => ({ ...item, number: index + 1 }))} />
        </Section>
        <Section title={sample.title} intro={sample.intro}>
          <div className="[&_li:first-child_[data-within]]:bg-brass-deep">
            <RangeList
              ranges={SAMPLE}
              lead={sample.widest}
              words={texts.reveal}
              statements={texts.statements}
              labels={texts.form.scale.labels}
            />
          </div>
        </Section>
        <Support {...promises} />
      </PlumbLine>
      <DatumSheet {...end}>
        <div className="grid gap-3 max-sm:w-full">
          {make}
          <a href={routes.diagnostic} className="inline-flex min-h-target items-center underline">
            {diagnosticLink}
          </a>
        </div>
      </DatumSheet>
    </>
  );
}
