import { keyForm } from '@/app/own-calls';
import { context } from '@/lib/server/context';
import { routes } from '@/lib/kernel/routes';
import { replaceTeamRoom, deleteTeamRoom } from '@/lib/diagnostic/team-rooms';

/** Deletes a team room. Leads to its address, which is a 404 now, or to a new room if that was asked for. */
export const POST = keyForm(routes.teamRoomDelete, async (token, { again }) => {
  const next = again ? await replaceTeamRoom(context(), token) : null;
  if (!next) await deleteTeamRoom(context(), token);
  return routes.teamRoom(next ?? token);
});
