import { missingMetadata } from '@/app/page-metadata';
import { RoomMessage } from '@/components/diagnostic/team-room/room-message';
import { ButtonLink } from '@/components/ui/button';
import { content } from '@/lib/container';
import { routes } from '@/lib/kernel/routes';

export const generateMetadata = () => missingMetadata(content().diagnostic.teamRoom.gone.title);

/** A key that opens nothing: nobody learns whether it ever did. */
export default function UnknownRoom() {
  const { title, text, button } = content().diagnostic.teamRoom.gone;
  return (
    <RoomMessage title={title} text={text}>
      <ButtonLink href={routes.aboutTeamRooms}>{button}</ButtonLink>
    </RoomMessage>
  );
}
