import { RoomMessage } from '@/components/diagnostic/team-room/room-head';
import { Button, ButtonLink } from '@/components/ui/button';
import { content } from '@/lib/server/context';
import { routes, apiRoutes } from '@/lib/kernel/routes';
import { foundersRoomPage } from '../../room-page';

export const dynamic = 'force-dynamic';

const { generateMetadata, Page } = foundersRoomPage((_, token) => {
  const { title, text, button, again, keep } = content().diagnostic.teamRoom.confirmDelete;
  return (
    <RoomMessage title={title} text={text}>
      <form method="post" action={apiRoutes.deleteTeamRoom} className="grid justify-items-start gap-4">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{button}</Button>
        <Button type="submit" variant="line" name="again" value="yes">
          {again}
        </Button>
      </form>
      <ButtonLink href={routes.teamRoom(token)} variant="line">
        {keep}
      </ButtonLink>
    </RoomMessage>
  );
});

export { generateMetadata, Page as default };
