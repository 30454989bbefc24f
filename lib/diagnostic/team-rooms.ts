import type { Context } from '@/lib/context';
import { ATTEMPT_KEY } from '@/lib/kernel/attempt';
import { cutoff } from '@/lib/your-data/rules/retention';
import { derivedKey, tokenHash, randomId } from '@/lib/platform/random/tokens';
import { eraseTeamRooms } from '@/lib/your-data/store/erasure';
import type { Ratings } from './rules/questionnaire';
import { addRoom, answerInRoom, closeRoom, findRoom, type FoundRoom } from './store/team-rooms';

/** What a key opens. `null`: not for this key. */
type TeamRoomView = Omit<FoundRoom, 'answers'> & {
  handOutKey: string | null;
  answers: number | null;
  /** For the team's key: a new key for an answer. */
  newKey: string | null;
};

/** `key` changes the answer. */
type Answered = { outcome: 'saved' | 'closed' | 'full' | 'refused' | 'unknown'; key: string };

// Rooms in which a team rates the statements without names (rules 130 to 133). A room has three kinds of key:
// the founder's, the team's, and one for each answer. A lost key is lost, because nobody is known. Unknown,
// deleted and expired keys answer alike.

/** Derives the team's key from the founder's, one way. */
const handOut = derivedKey('team-room');

async function find({ database, content, now }: Context, key: string): Promise<FoundRoom | null> {
  const room = await findRoom(database, tokenHash(key));
  return room && room.createdAt > cutoff(content.site.retention.teamRooms, now()) ? room : null;
}

async function foundersRoom(context: Context, key: string): Promise<FoundRoom | null> {
  const room = await find(context, key);
  return room?.as === 'founder' ? room : null;
}

/** The browser's key for its answer, or a new one if that is invalid. */
async function keyFor({ database }: Context, room: FoundRoom, brought: string): Promise<string> {
  if (!ATTEMPT_KEY.test(brought)) return randomId();
  const known = await findRoom(database, tokenHash(brought));
  return !known || (known.as === 'answer' && known.id === room.id) ? brought : randomId();
}

/** @returns the founder's key */
export async function makeTeamRoom({ database, now }: Context): Promise<string> {
  const key = randomId();
  const [founderHash, memberHash] = [tokenHash(key), tokenHash(handOut(key))];
  await addRoom(database, { id: randomId(), createdAt: now(), founderHash, memberHash });
  return key;
}

export async function viewTeamRoom(context: Context, key: string): Promise<TeamRoomView | null> {
  const room = await find(context, key);
  if (!room) return null;
  const { as } = room;
  return {
    ...room,
    answers: as === 'founder' ? room.answers : null,
    handOutKey: as === 'founder' ? handOut(key) : null,
    newKey: as === 'member' ? randomId() : null,
  };
}

/**
 * @param key the team's key, or that of an answer
 * @param answerKey the browser's key, if `key` is the team's
 */
export async function answerTeamRoom(
  context: Context,
  key: string,
  answerKey: string,
  ratings: Ratings | null,
): Promise<Answered> {
  const room = await find(context, key);
  if (!room || room.as === 'founder') return { outcome: 'unknown', key };
  if (room.reveal) return { outcome: 'closed', key };
  if (!ratings) return { outcome: 'refused', key };
  const own = room.as === 'answer' ? key : await keyFor(context, room, answerKey);
  const outcome = await answerInRoom(context.database, room.id, tokenHash(own), ratings, context.now());
  return { outcome, key: outcome === 'saved' ? own : key };
}

/** Withdraws an answer, until the close. Its key stays valid. */
export async function withdrawAnswer(
  context: Context,
  key: string,
): Promise<'withdrawn' | 'closed' | 'unknown'> {
  const room = await find(context, key);
  if (room?.as !== 'answer') return 'unknown';
  const outcome = await answerInRoom(context.database, room.id, tokenHash(key), {}, context.now());
  return outcome === 'saved' ? 'withdrawn' : 'closed';
}

/** 'few': fewer than four answers. */
export async function closeTeamRoom(context: Context, key: string): Promise<'closed' | 'few' | 'unknown'> {
  const room = await foundersRoom(context, key);
  return room ? closeRoom(context.database, room.id, context.now()) : 'unknown';
}

/** Replaces a room whose link got into the wrong hands; returns the new founder's key. */
export async function replaceTeamRoom(context: Context, key: string): Promise<string | null> {
  const room = await foundersRoom(context, key);
  if (!room) return null;
  const next = await makeTeamRoom(context);
  await eraseTeamRooms(context, [room.id], context.now());
  return next;
}

export async function deleteTeamRoom(context: Context, key: string): Promise<void> {
  const room = await foundersRoom(context, key);
  if (room) await eraseTeamRooms(context, [room.id], context.now());
}
