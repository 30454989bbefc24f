import { container } from '@/lib/container';
import { routes } from '@/lib/kernel/routes';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

/**
 * Deletes a team room, after the page that asks. It leads to where the room was, which says that there is
 * none.
 */
export function POST(request: Request): Promise<Response> {
  const { diagnostic, ownSite } = container();
  return answerKeyForm(request, ownSite, routes.teamRoomDelete, async (token) => {
    await diagnostic.teamRooms.remove(token);
    return seeOther(routes.teamRoom(token));
  });
}
