import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { ratingField } from '@/lib/diagnostic/rules/steps';
import { routes, apiRoutes } from '@/lib/kernel/routes';

/** The addresses of a room: of whoever made it, and the one to hand out. */
type TeamRoom = { founder: string; link: string };

/** A room that was just made through the API. */
export async function aTeamRoom(request: APIRequestContext): Promise<TeamRoom> {
  const made = await request.post(apiRoutes.teamRooms, { maxRedirects: 0 });
  const founder = made.headers().location ?? '';
  const [, key] = /\/team\/([0-9a-f]{32})/.exec(await (await request.get(founder)).text()) ?? [];
  if (!key) throw new Error(`No room: ${made.status()} ${founder}`);
  return { founder, link: routes.teamRoom(key) };
}

/** Answers in a room, each with one digit, or a space, for each statement in the order of the form. */
export async function answerIn({ link }: TeamRoom, request: APIRequestContext, ...answers: string[]) {
  for (const digits of answers) {
    const ratings = STATEMENT_IDS.map((id, index) => [ratingField(id), digits[index]?.trim() ?? ''] as const);
    const form = { token: link.split('/').at(-1)!, answer: randomUUID(), ...Object.fromEntries(ratings) };
    await request.post(apiRoutes.answerTeamRoom, { form, maxRedirects: 0 });
  }
}

/** A room that four people answered in, and that is closed. */
export async function aClosedTeamRoom(request: APIRequestContext): Promise<TeamRoom> {
  const room = await aTeamRoom(request);
  await answerIn(room, request, ...FOUR);
  const form = { token: room.founder.split('/').at(-1)! };
  await request.post(apiRoutes.closeTeamRoom, { form, maxRedirects: 0 });
  return room;
}

/**
 * Of the first statement they are 3 apart, of the third 2, of the fourth 1; the last one only three people
 * rated.
 */
const FOUR = ['0213222222222221', '3232222222222222', '3222222222222223', '2222222222222222'.slice(0, 15)];
