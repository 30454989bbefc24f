import { type Holder, shares } from './shares';

export type Capacity = {
  /** How many answers may be made at a time, and how many more may wait for that. */
  atOnce: number;
  waiting: number;
  /** How long one waits at most while the event loop turns, in ms. */
  patience: number;
  /**
   * Turns of the event loop without a new request between two answers that begin; eight times as many turns
   * at most.
   */
  turns: number;
  /** Which share of the places, and of the waiting places, one network may have: above 0, up to 1. */
  share: number;
};

/** A place, which has to be left again; or why there is none: all are full, or the visitor has gone. */
export type Entry = { leave: () => void } | 'full' | 'gone';

/** The part of a response that is needed here. */
type Visitor = { destroyed: boolean; once: On; off: On };
type On = (event: 'close', listener: () => void) => unknown;

/**
 * A queue with places for work that one thread does. Requests have ranks, from 0 up, and each rank finds room
 * whatever is asked of the others (front/shares.ts). The highest rank goes first, and in it the oldest
 * request; then the oldest of all that was passed over, so that none waits for ever. Between two answers that
 * begin, the event loop turns a few times: it takes new connections (one each turn) and answers what needs no
 * place; while many come at once it goes on with that.
 */
export function places(ranks: number, { atOnce, waiting, patience, turns, share }: Capacity) {
  const taken = shares(ranks, atOnce, share);
  const waits = shares(ranks, waiting, share);
  /** In the order in which they came. */
  const queue = new Set<{ holder: Holder; enter: () => void }>();
  let isPassedOver = false;
  let isResting = false;
  let hasCome = false;

  return async function enter(holder: Holder, visitor: Visitor): Promise<Entry> {
    hasCome = true;
    if (visitor.destroyed) return 'gone';
    if (!waits.hasRoom(holder)) return 'full';
    const outcome = wait(holder, visitor);
    lookAround();
    return outcome;
  };

  function wait(holder: Holder, visitor: Visitor): Promise<Entry> {
    waits.add(holder, 1);
    return new Promise((resolve) => {
      const end = (entry: Entry) => {
        waits.add(holder, -1);
        queue.delete(waiter);
        forgive();
        visitor.off('close', gone);
        resolve(entry);
      };
      const enter = () => {
        taken.add(holder, 1);
        end({ leave: once(() => leave(holder)) });
      };
      const gone = () => end('gone');
      const forgive = losePatience(patience, () => end('full'));
      visitor.once('close', gone);
      const waiter = { holder, enter };
      queue.add(waiter);
    });
  }

  function leave(holder: Holder): void {
    taken.add(holder, -1);
    lookAround();
  }

  /** Lets in the next one, if somebody waits and there is a place. */
  function lookAround(): void {
    if (isResting) return;
    const able = [...queue].filter(({ holder }) => taken.hasRoom(holder));
    const [oldest] = able;
    if (!oldest) return;
    const highest = able.reduce((best, one) => (one.holder.rank > best.holder.rank ? one : best));
    const next = isPassedOver ? oldest : highest;
    isPassedOver = next !== oldest;
    next.enter();
    isResting = true;
    rest(turns, MOST * turns);
  }

  function rest(quiet: number, all: number): void {
    hasCome = false;
    setImmediate(() => {
      const left = hasCome ? turns : quiet - 1;
      if (left > 0 && all > 1) return rest(left, all - 1);
      isResting = false;
      lookAround();
    });
  }
}

const MOST = 8;

/** In so many pieces patience is lost. */
const PIECES = 10;

/**
 * Calls back after so long (ms) of an event loop that turns. While it stands still, as when the code of a
 * page is read for the first time, nobody can be let in, and a tenth of the patience is lost at most.
 * @returns ends it
 */
function losePatience(patience: number, isLost: () => void): () => void {
  let left = PIECES;
  let timer: NodeJS.Timeout;
  const lose = () => {
    left -= 1;
    if (left < 0) return isLost();
    timer = setTimeout(lose, patience / PIECES);
  };
  lose();
  return () => clearTimeout(timer);
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
