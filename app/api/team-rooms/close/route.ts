import { keyForm } from '@/app/own-calls';
import { context } from '@/lib/server/context';
import { routes } from '@/lib/kernel/routes';
import { closeTeamRoom } from '@/lib/diagnostic/team-rooms';

/** Closes a team room and leads back to it. */
export const POST = keyForm(routes.teamRoom, async (token) => {
  const outcome = await closeTeamRoom(context(), token);
  return `${routes.teamRoom(token)}${outcome === 'few' ? '?said=few#close' : ''}`;
});
