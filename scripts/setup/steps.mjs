/** Something the person at the keyboard can put right; the message says how. */
export class SetupError extends Error {
  name = 'SetupError';
}

/**
 * Does one step and says so: a line when it begins, a line with the time it took when it is done.
 * @param {string} title
 * @param {() => Promise<string | void> | string | void} work may return what there is to say about the
 * outcome
 */
export async function step(title, work) {
  const began = performance.now();
  console.log(`${title} …`);
  const outcome = (await work()) ?? 'done';
  console.log(`${title}: ${outcome} (${seconds(performance.now() - began)})`);
}

/** Runs a command's main function; a SetupError becomes its message and exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    // By its name: what tsx imports for a program has a class of its own.
    if (!(error instanceof Error) || error.name !== 'SetupError') throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
