import type { Ratings } from '@/lib/diagnostic/rules/questionnaire';
import { type Reveal, reveal, TEAM } from '@/lib/diagnostic/rules/team-room';
import { leaveTraces } from '@/lib/your-data/store/clean-up';
import type { Database, OpenTransaction } from '@/lib/platform/database/client';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';

class TooFew extends Error {}

export type FoundRoom = {
  /** Whose key it was: the founder's, the one to hand out, or that of an answer. */
  as: 'founder' | 'member' | 'answer';
  id: string;
  createdAt: Date;
  /** How many answers there are, without those that were taken back; 0 after the close. */
  answers: number;
  reveal: Reveal | null;
  /** Of the answer whose key it was; empty for other keys, and after the close. */
  ratings: Ratings;
};

// Each change begins by locking the room, so an answer is counted or refused.

export async function addRoom(
  database: Database,
  room: { id: string; createdAt: Date; founderHash: string; memberHash: string },
): Promise<void> {
  await database.teamRoom.create({ data: room, select: { id: true } });
}

export async function findRoom(database: Database, keyHash: string): Promise<FoundRoom | null> {
  const room = await database.teamRoom.findFirst({
    where: { OR: [{ founderHash: keyHash }, { memberHash: keyHash }] },
    select: OF_ROOM,
  });
  if (room) return foundAs(room, room.founderHash === keyHash ? 'founder' : 'member', {});
  const answer = await database.teamAnswer.findUnique({
    where: { keyHash },
    select: { ratings: true, room: { select: OF_ROOM } },
  });
  return answer && foundAs(answer.room, 'answer', answer.ratings as Ratings);
}

/** Stores or changes the answer of a key; one without ratings is taken back. */
export const answerInRoom = (
  database: Database,
  roomId: string,
  keyHash: string,
  ratings: Ratings,
  at: Date,
): Promise<'saved' | 'closed' | 'full'> =>
  database.$transaction(async (open) => {
    if (!(await lockOpen(open, roomId, null))) return 'closed';
    const given = { roomId, ...NOT_TAKEN_BACK };
    const hasPlace =
      isEmpty(ratings) || (await open.teamAnswer.count({ where: { ...given, keyHash } })) === 1;
    if (!hasPlace && (await open.teamAnswer.count({ where: given })) >= TEAM.most) return 'full';
    const stored = { roomId, ratings };
    const { count } = await open.teamAnswer.updateMany({ where: { keyHash, roomId }, data: stored });
    if (count === 1) {
      await leaveTraces(open, at);
      return 'saved';
    }
    await open.teamAnswer.create({ data: { keyHash, ...stored }, select: { keyHash: true } });
    return 'saved';
  });

/** Closes a room and stores what it reveals, in one transaction with the end of its single answers. */
export async function closeRoom(database: Database, roomId: string, at: Date): Promise<'closed' | 'few'> {
  try {
    await database.$transaction(async (open) => {
      if (!(await lockOpen(open, roomId, at))) return;
      const answers = await open.teamAnswer.findMany({ where: { roomId }, select: { ratings: true } });
      const revealed = reveal(answers.map(({ ratings }) => ratings as Ratings));
      if (!revealed) throw new TooFew();
      await open.teamRoom.update({ where: { id: roomId }, data: { reveal: revealed } });
      // Empties the single answers. The rows stay, because their keys open the room.
      await open.teamAnswer.updateMany({ where: { roomId }, data: { ratings: {} } });
      await leaveTraces(open, at);
    });
    return 'closed';
  } catch (error) {
    if (error instanceof TooFew) return 'few';
    throw error;
  }
}

/** Locks an open room until the end of the transaction, and sets `closedAt`. */
async function lockOpen(open: OpenTransaction, id: string, closedAt: Date | null): Promise<boolean> {
  const { count } = await open.teamRoom.updateMany({ where: { id, closedAt: null }, data: { closedAt } });
  return count === 1;
}

const NOT_TAKEN_BACK = { NOT: { ratings: { equals: {} } } };
const isEmpty = (ratings: Ratings) => Object.keys(ratings).length === 0;

const OF_ROOM = {
  id: true,
  createdAt: true,
  founderHash: true,
  reveal: true,
  _count: { select: { answers: { where: NOT_TAKEN_BACK } } },
} as const;

type Row = Prisma.TeamRoomGetPayload<{ select: typeof OF_ROOM }>;

const foundAs = (row: Row, as: FoundRoom['as'], ratings: Ratings): FoundRoom => ({
  as,
  ratings,
  id: row.id,
  createdAt: row.createdAt,
  answers: row._count.answers,
  reveal: row.reveal as Reveal | null,
});
