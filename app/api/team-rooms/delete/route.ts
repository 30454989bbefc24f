import { context } from '@/lib/server/context';
import { routes } from '@/lib/kernel/routes';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

/** Deletes a team room. Leads to its address, which is a 404 now, or to a new room if that was asked for. */
export function POST(request: Request): Promise<Response> {
  const { diagnostic, ownSite } = context();
  return answerKeyForm(request, ownSite, routes.teamRoomDelete, async (token, { again }) => {
    const next = again ? await diagnostic.teamRooms.startOver(token) : null;
    if (next) return seeOther(routes.teamRoom(next));
    await diagnostic.teamRooms.remove(token);
    return seeOther(routes.teamRoom(token));
  });
}
