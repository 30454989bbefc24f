import { type PrivatePage, privatePage } from '@/app/private-page';
import { RoomMessage } from '@/components/diagnostic/team-room/room-message';
import { buttonClasses } from '@/components/ui/button-classes';
import { context, content } from '@/lib/server/context';
import { fill } from '@/lib/kernel/text';
import UnknownRoom from './[token]/not-found';

type Room = NonNullable<Awaited<ReturnType<typeof load>>>;
type Render = PrivatePage<Room>['render'];

const load = (key: string) => context().diagnostic.teamRooms.view(key);

/** A page for any key of a team room. */
export const roomPage = (render: Render) => pageFor(load, render);

/** A page for the founder's key only. */
export const foundersRoomPage = (render: Render) =>
  pageFor(async (key) => {
    const room = await load(key);
    return room?.as === 'founder' ? room : null;
  }, render);

const pageFor = (open: PrivatePage<Room>['load'], render: Render) =>
  privatePage<Room>({
    path: '/team/{token}',
    load: open,
    render,
    unknown: () => <UnknownRoom />,
    unknownTitle: () => content().diagnostic.teamRoom.gone.title,
    failed: (_, errorId) => <RoomFailed errorId={errorId} />,
  });

/** The link tries again without JavaScript, too. */
function RoomFailed({ errorId }: { errorId: string }) {
  const { title, text, button } = content().diagnostic.teamRoom.failed;
  return (
    <RoomMessage title={title} text={fill(text, { errorId })}>
      <a href="" className={buttonClasses()}>
        {button}
      </a>
    </RoomMessage>
  );
}
