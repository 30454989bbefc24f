import { context } from '@/lib/server/context';
import { routes } from '@/lib/kernel/routes';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

/** Closes a team room and leads back to it. */
export function POST(request: Request): Promise<Response> {
  const { diagnostic, ownSite } = context();
  return answerKeyForm(request, ownSite, routes.teamRoom, async (token) => {
    const outcome = await diagnostic.teamRooms.close(token);
    return seeOther(outcome === 'few' ? `${routes.teamRoom(token)}?said=few#close` : routes.teamRoom(token));
  });
}
