import { AsyncLocalStorage } from 'node:async_hooks';

/** @typedef {{ write: (text: string | Buffer) => void }} Speaker */

/** @type {AsyncLocalStorage<Speaker>} */
const speakers = new AsyncLocalStorage();

/**
 * Where the work that is under way says things, if that is not the terminal.
 * @returns {Speaker | undefined}
 */
export const speaker = () => speakers.getStore();

/** Says a line, in its turn. @param {string} line */
export const print = (line) => (speaker() ?? process.stdout).write(`${line}\n`);

/**
 * Lets pieces of work run side by side and be read one after the other: who began first is heard at once, and
 * what the others say is kept until all before them have ended.
 * @param {Speaker} out
 * @returns {<T>(work: () => Promise<T>) => Promise<T>}
 */
export function oneAfterTheOther(out = process.stdout) {
  const queue = [];
  function heard() {
    while (queue.length > 0) {
      const [first] = queue;
      for (const text of first.kept.splice(0)) out.write(text);
      if (!first.hasEnded) return;
      queue.shift();
    }
  }
  return async (work) => {
    const one = {
      kept: [],
      hasEnded: false,
      write(text) {
        one.kept.push(text);
        if (queue[0] === one) heard();
      },
    };
    queue.push(one);
    try {
      return await speakers.run(one, work);
    } finally {
      one.hasEnded = true;
      heard();
    }
  };
}
