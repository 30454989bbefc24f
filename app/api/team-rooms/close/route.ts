import { context } from '@/lib/server/context';
import { routes } from '@/lib/kernel/routes';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';
import { closeTeamRoom } from '@/lib/diagnostic/team-rooms';

/** Closes a team room and leads back to it. */
export function POST(request: Request): Promise<Response> {
  const { ownSite } = context();
  return answerKeyForm(request, ownSite, routes.teamRoom, async (token) => {
    const outcome = await closeTeamRoom(context(), token);
    return seeOther(outcome === 'few' ? `${routes.teamRoom(token)}?said=few#close` : routes.teamRoom(token));
  });
}
