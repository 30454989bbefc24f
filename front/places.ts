export type Capacity = {
  /** How many answers may be made at a time, and how many more may wait for that. */
  atOnce: number;
  waiting: number;
  /** How long one waits at most, in ms. */
  patience: number;
  /** How many turns of the event loop in which nobody comes lie between two beginnings; eight times as many where some do. */
  turns: number;
};

/** Whoever enters has to leave. The others have come in vain: it was full, or they were gone before their turn. */
export type Entry = { leave: () => void } | 'full' | 'gone';

/** What a response is: somebody may be told when it is over. */
type Visitor = { destroyed: boolean; once: On; off: On };
type On = (event: 'close', listener: () => void) => unknown;

/**
 * Places for work of which one thread does all. There are ranks, from 0 up, and each may fill so many places and waiting places
 * more than the one below: whatever is asked of one, those above it find room. The highest rank goes first, and in it who
 * came first. Between two beginnings the event loop turns a few times, in which it takes new connections (one each turn),
 * and answers what needs no place; while many come at once it goes on with that first.
 */
export function places(ranks: number, { atOnce, waiting, patience, turns }: Capacity) {
  const queues = Array.from({ length: ranks }, () => new Set<() => void>());
  let taken = 0;
  let waits = 0;
  let isResting = false;
  let hasCome = false;

  return async function enter(rank: number, visitor: Visitor): Promise<Entry> {
    hasCome = true;
    if (visitor.destroyed) return 'gone';
    if (waits >= waiting * (rank + 1)) return 'full';
    const outcome = wait(rank, visitor);
    lookAround();
    return outcome;
  };

  function wait(rank: number, visitor: Visitor): Promise<Entry> {
    const queue = queues[rank]!;
    waits += 1;
    return new Promise((resolve) => {
      const end = (entry: Entry) => {
        waits -= 1;
        queue.delete(enter);
        clearTimeout(timer);
        visitor.off('close', gone);
        resolve(entry);
      };
      const enter = () => end({ leave: once(leave) });
      const gone = () => end('gone');
      const timer = setTimeout(() => end('full'), patience);
      visitor.once('close', gone);
      queue.add(enter);
    });
  }

  function leave(): void {
    taken -= 1;
    lookAround();
  }

  /** Lets one in, if there is anybody and a place. */
  function lookAround(): void {
    if (isResting || waits === 0) return;
    const queue = queues.findLast(({ size }, rank) => size > 0 && taken < atOnce * (rank + 1));
    if (!queue) return;
    taken += 1;
    const [first] = queue;
    first!();
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

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
