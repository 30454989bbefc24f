import type { TeamRoomStore } from '@/lib/diagnostic/store/team-rooms';
import { ATTEMPT_KEY } from '@/lib/kernel/attempt';
import { cutoff } from '@/lib/your-data/rules/retention';
import type { FoundRoom } from './ports';
import type { Ratings } from './rules/questionnaire';

type Ports = {
  rooms: TeamRoomStore;
  /** The key to hand out, made of the founder's: nobody gets from it to that. */
  handOut: (founderKey: string) => string;
  /** Deletes for good. */
  erase: (ids: string[], at: Date) => Promise<void>;
  /** How long a room is kept: "30 days". */
  retention: string;
  hash: (key: string) => string;
  /** At least 128 random bits. */
  newKey: () => string;
  now: () => Date;
};

/** What a key opens. What is not for its owner is null. */
type TeamRoomView = Omit<FoundRoom, 'answers'> & {
  /** For the founder: the key to hand out, and how many have answered. */
  handOutKey: string | null;
  answers: number | null;
  /** For whoever was handed the link: a key for an answer. */
  newKey: string | null;
};

/** What became of an answer, and the key by which it can be changed. */
type Answered = { outcome: 'saved' | 'closed' | 'full' | 'refused' | 'unknown'; key: string };

/**
 * Rooms in which a team rates the same statements, without names (rules 130 to 133). A room has three kinds
 * of key: the founder's, the one to hand out, and one for each answer. Nobody is asked who they are, so a key
 * that is lost is lost. An unknown key, one of a room that was deleted and one of a room whose time is over
 * open nothing, all in the same way.
 */
export function teamRooms({ rooms, handOut, erase, retention, hash, newKey, now }: Ports) {
  async function find(key: string): Promise<FoundRoom | null> {
    const room = await rooms.find(hash(key));
    return room && room.createdAt > cutoff(retention, now()) ? room : null;
  }
  const foundersRoom = async (key: string) => {
    const room = await find(key);
    return room?.as === 'founder' ? room : null;
  };
  /** The key that a browser brought for its answer; a new one where that is none, or opens something else. */
  async function keyFor(room: FoundRoom, brought: string): Promise<string> {
    if (!ATTEMPT_KEY.test(brought)) return newKey();
    const known = await rooms.find(hash(brought));
    return !known || (known.as === 'answer' && known.id === room.id) ? brought : newKey();
  }

  async function make(): Promise<string> {
    const key = newKey();
    const [founderHash, memberHash] = [hash(key), hash(handOut(key))];
    await rooms.add({ id: newKey(), createdAt: now(), founderHash, memberHash });
    return key;
  }

  return {
    /** @returns the founder's key */
    make,

    async view(key: string): Promise<TeamRoomView | null> {
      const room = await find(key);
      if (!room) return null;
      const { as } = room;
      return {
        ...room,
        answers: as === 'founder' ? room.answers : null,
        handOutKey: as === 'founder' ? handOut(key) : null,
        newKey: as === 'member' ? newKey() : null,
      };
    },

    /**
     * Stores an answer, or changes it.
     * @param key the key that was handed out, or that of an answer
     * @param answerKey by which this browser's answer is known, if the key does not say it
     * @param ratings null where they could not be read
     */
    async answer(key: string, answerKey: string, ratings: Ratings | null): Promise<Answered> {
      const room = await find(key);
      if (!room || room.as === 'founder') return { outcome: 'unknown', key };
      if (room.reveal) return { outcome: 'closed', key };
      if (!ratings) return { outcome: 'refused', key };
      const own = room.as === 'answer' ? key : await keyFor(room, answerKey);
      const outcome = await rooms.answer(room.id, hash(own), ratings, now());
      return { outcome, key: outcome === 'saved' ? own : key };
    },

    /** Takes an answer back, until the close. Its key stays, so it can be given anew. */
    async withdraw(key: string): Promise<'withdrawn' | 'closed' | 'unknown'> {
      const room = await find(key);
      if (room?.as !== 'answer') return 'unknown';
      return (await rooms.answer(room.id, hash(key), {}, now())) === 'saved' ? 'withdrawn' : 'closed';
    },

    /** Reveals the ranges, once and for all. 'few': not yet, with fewer than four answers. */
    async close(key: string): Promise<'closed' | 'few' | 'unknown'> {
      const room = await foundersRoom(key);
      return room ? rooms.close(room.id, now()) : 'unknown';
    },

    /**
     * Begins anew, where a link got into the wrong hands: it is closed, and what came by it goes.
     * @returns the founder's key of the new room; null: there was none
     */
    async startOver(key: string): Promise<string | null> {
      const room = await foundersRoom(key);
      if (!room) return null;
      const next = await make();
      await erase([room.id], now());
      return next;
    },

    /** Deletes the room with all that is in it. */
    async remove(key: string): Promise<void> {
      const room = await foundersRoom(key);
      if (room) await erase([room.id], now());
    },
  };
}
