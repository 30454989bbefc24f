/**
 * @typedef {object} Node one piece of work
 * @property {string} name
 * @property {string[]} [needs] without which it makes no sense: it waits for them, and is not done if one of
 * them failed
 * @property {string[]} [after] it waits for them, whatever became of them
 * @property {boolean} [alone] nothing else is done meanwhile
 */

/**
 * Does all of it, so many at once, each as soon as what it waits for has ended. What is not in the list is
 * not waited for.
 * @template {Node} N
 * @template {{ failed: number }} R
 * @param {N[]} nodes in the order in which they would best begin
 * @param {{ atOnce: number, run: (node: N) => Promise<R>, notRun: (node: N) => R }} how `run` must not fail
 * @returns {Promise<R[]>} in the order of the list
 */
export async function inGraph(nodes, { atOnce, run, notRun }) {
  /** @type {Map<string, R>} */
  const results = new Map();
  /** @type {Map<N, Promise<void>>} */
  const running = new Map();
  let waiting = [...nodes];

  const isOver = (name) => results.has(name) || !nodes.some((node) => node.name === name);
  const mayBegin = (node) =>
    running.size < (node.alone ? 1 : atOnce) &&
    ![...running.keys()].some(({ alone }) => alone) &&
    [...(node.needs ?? []), ...(node.after ?? [])].every(isOver);

  function begin(node) {
    waiting = waiting.filter((one) => one !== node);
    if (node.needs?.some((name) => results.get(name)?.failed))
      return void results.set(node.name, notRun(node));
    const ended = run(node).then((result) => {
      results.set(node.name, result);
      running.delete(node);
    });
    running.set(node, ended);
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(mayBegin);
    if (next) begin(next);
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
  }
  return nodes.map(({ name }) => results.get(name));
}
