import { missingMetadata } from '@/app/page-metadata';
import { RoomMessage } from '@/components/diagnostic/team-room/room-head';
import { ButtonLink } from '@/components/ui/button';
import { content } from '@/lib/server/context';
import { routes } from '@/lib/kernel/routes';

export const generateMetadata = () => missingMetadata(content().diagnostic.teamRoom.gone.title);

/** For an unknown key. It doesn't say whether the key ever opened a room. */
export default function UnknownRoom() {
  const { title, text, button } = content().diagnostic.teamRoom.gone;
  return (
    <RoomMessage title={title} text={text}>
      <ButtonLink href={routes.aboutTeamRooms}>{button}</ButtonLink>
    </RoomMessage>
  );
}
