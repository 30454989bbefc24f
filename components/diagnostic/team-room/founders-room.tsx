import { State } from '@/components/layout/message';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { Button } from '@/components/ui/button';
import { TEAM } from '@/lib/diagnostic/rules/team-room';
import { longDay } from '@/lib/kernel/time';
import { routes, apiRoutes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import { CopyLink } from './copy-link';
import { DeleteLink, RoomHead } from './room-head';
import type { TeamRoomTexts } from '../words';

type Props = {
  token: string;
  link: string;
  createdAt: Date;
  answers: number;
  isRefused: boolean;
  words: TeamRoomTexts['founder'];
};

export function FoundersRoom({ token, link, createdAt, answers, isRefused, words }: Props) {
  const { handOut, keep, close } = words;
  return (
    <PlumbLine>
      <RoomHead title={words.title}>
        <p className="lead max-w-[26em]">{fill(words.made, { date: longDay(createdAt) })}</p>
      </RoomHead>
      <Section title={keep.title} followed>
        <p>{keep.text}</p>
      </Section>
      <Section title={handOut.title} followed>
        <p className="mb-5">{handOut.text}</p>
        <CopyLink link={link} words={handOut} />
      </Section>
      <Section title={close.title}>
        <div id="close" className="grid justify-items-start gap-5">
          {isRefused && (
            <State tone="fair" role="alert" className="max-w-measure">
              {close.few}
            </State>
          )}
          <p className="lead">
            {answers === 0 ? close.none : answers === 1 ? close.one : fill(close.more, { n: answers })}
          </p>
          {answers < TEAM.least ? (
            <p>{close.wait}</p>
          ) : (
            <>
              <p>{close.text}</p>
              <form method="post" action={apiRoutes.closeTeamRoom}>
                <input type="hidden" name="token" value={token} />
                <Button type="submit">{close.button}</Button>
              </form>
            </>
          )}
          <DeleteLink href={routes.teamRoomDelete(token)} label={words.delete} />
        </div>
      </Section>
    </PlumbLine>
  );
}
