/** Why the last change was not made, and why the last look at the words failed. */
type Troubles = Record<'change' | 'look', string | null>;

export const NO_TROUBLE: Troubles = { change: null, look: null };

/**
 * What is wrong after one more call: a refused change until another is made, a failed look until any call
 * succeeds.
 * @param message why the call failed; null when it did not
 */
export function troublesAfter(before: Troubles, kind: keyof Troubles, message: string | null): Troubles {
  return kind === 'change' && message === null ? NO_TROUBLE : { ...before, [kind]: message };
}

/** The one to read: what a person did goes before what happened by itself. */
export const shownTrouble = ({ change, look }: Troubles): string | null => change ?? look;
