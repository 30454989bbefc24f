/**
 * Makes one call at a time, so that the last answer is the latest. One that fails stops none.
 * @param left settles when the page is left: what waits is then made at once, since nothing later will make
 * it
 */
export function createQueue(left: Promise<unknown>) {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const made = last.then(call);
    last = Promise.race([left, made.catch(() => undefined)]);
    return made;
  };
}
