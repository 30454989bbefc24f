import { type PrivatePage, privatePage } from '@/app/private-page';
import { context } from '@/lib/server/context';
import { viewTeamRoom } from '@/lib/diagnostic/team-rooms';
import * as unknown from './[token]/not-found';

type Room = NonNullable<Awaited<ReturnType<typeof load>>>;
type Render = PrivatePage<Room>['render'];

const load = (key: string) => viewTeamRoom(context(), key);

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
    unknown,
  });
