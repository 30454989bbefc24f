import { context } from '@/lib/server/context';
import { routes } from '@/lib/kernel/routes';
import { answerOwnSite } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

/** Makes a team room and leads to the founder's page. It reads nothing from the body. */
export function POST(request: Request): Promise<Response> {
  const { diagnostic, ownSite } = context();
  const make = async () => seeOther(routes.teamRoom(await diagnostic.teamRooms.make()));
  return answerOwnSite(request, ownSite, 'teamRooms', make, routes.aboutTeamRooms);
}
