/** A change of a text: at this place, this became that. */
export type Splice = { at: number; was: string; is: string };

/** @throws RangeError when the text is not the one that the change was made for */
export function splice(text: string, { at, was, is }: Splice): string {
  if (text.slice(at, at + was.length) !== was) throw new RangeError('This is not the text that was changed.');
  return text.slice(0, at) + is + text.slice(at + was.length);
}

/** The smallest change that makes one text of another. */
export function difference(before: string, after: string): Splice {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at++;
  let end = 0;
  while (end < shorter - at && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { at, was: before.slice(at, before.length - end), is: after.slice(at, after.length - end) };
}

/** Two changes, one after the other, as one; undefined where they do not touch. */
export function joined(first: Splice, then: Splice): Splice | undefined {
  const end = first.at + first.is.length;
  if (then.at < first.at || then.at + then.was.length > end) return undefined;
  const from = then.at - first.at;
  return { ...first, is: first.is.slice(0, from) + then.is + first.is.slice(from + then.was.length) };
}
