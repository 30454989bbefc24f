/** Letters of any script, blanks, and punctuation inside names. */
const NAME = /^\p{L}[\p{L}\p{M}'’. -]*$/u;
/** A dot before a letter begins an address: evil.example. */
const ADDRESS = /\.\p{L}/u;
/** Longer ones are sentences. */
const MOST_CHARACTERS = 60;

/** A name that may be mailed to an unconfirmed address, since it can be no message; `null`: none. */
export function shownName(name: string): string | null {
  const trimmed = name.normalize('NFC').trim();
  if (!NAME.test(trimmed) || ADDRESS.test(trimmed) || [...trimmed].length > MOST_CHARACTERS) return null;
  return trimmed;
}

export function greetingName(name: string): string | null {
  return shownName(name)?.split(' ')[0] ?? null;
}
