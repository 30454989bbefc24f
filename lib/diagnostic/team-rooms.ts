import type { TeamRoomStore } from '@/lib/diagnostic/store/team-rooms';
import { ATTEMPT_KEY } from '@/lib/kernel/attempt';
import { cutoff } from '@/lib/your-data/rules/retention';
import type { FoundRoom } from './ports';
import type { Ratings } from './rules/questionnaire';

type Ports = {
  rooms: TeamRoomStore;
  /** Derives the team's key from the founder's, one way. */
  handOut: (founderKey: string) => string;
  /** Deletes for good, also from the database's files. */
  erase: (ids: string[], at: Date) => Promise<void>;
  /** "30 days". */
  retention: string;
  hash: (key: string) => string;
  /** At least 128 random bits. */
  newKey: () => string;
  now: () => Date;
};

/** What a key opens. `null`: not for this key. */
type TeamRoomView = Omit<FoundRoom, 'answers'> & {
  /** For the founder. */
  handOutKey: string | null;
  answers: number | null;
  /** For the team's key: a new key for an answer. */
  newKey: string | null;
};

/** `key` changes the answer. */
type Answered = { outcome: 'saved' | 'closed' | 'full' | 'refused' | 'unknown'; key: string };

/**
 * Rooms in which a team rates the statements without names (rules 130 to 133). A room has three kinds of key:
 * the founder's, the team's, and one for each answer. A lost key is lost, because nobody is known. Unknown,
 * deleted and expired keys answer alike.
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
  /** The browser's key for its answer, or a new one if that is invalid. */
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
     * Stores or changes an answer.
     * @param key the team's key, or that of an answer
     * @param answerKey the browser's key, if `key` is the team's
     * @param ratings `null`: unreadable
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

    /** Withdraws an answer, until the close. Its key stays valid. */
    async withdraw(key: string): Promise<'withdrawn' | 'closed' | 'unknown'> {
      const room = await find(key);
      if (room?.as !== 'answer') return 'unknown';
      return (await rooms.answer(room.id, hash(key), {}, now())) === 'saved' ? 'withdrawn' : 'closed';
    },

    /** 'few': fewer than four answers. */
    async close(key: string): Promise<'closed' | 'few' | 'unknown'> {
      const room = await foundersRoom(key);
      return room ? rooms.close(room.id, now()) : 'unknown';
    },

    /**
     * Replaces a room whose link got into the wrong hands.
     * @returns the new founder's key; `null`: there was no room
     */
    async startOver(key: string): Promise<string | null> {
      const room = await foundersRoom(key);
      if (!room) return null;
      const next = await make();
      await erase([room.id], now());
      return next;
    },

    async remove(key: string): Promise<void> {
      const room = await foundersRoom(key);
      if (room) await erase([room.id], now());
    },
  };
}
