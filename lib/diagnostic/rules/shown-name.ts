/** Letters of any script, blanks, and punctuation inside names. */
const NAME = /^\p{L}[\p{L}\p{M}'’. -]*$/u;
/** A dot before a letter begins an address: evil.example. */
const ADDRESS = /\.\p{L}/u;
/** Longer ones are sentences. */
const MOST_CHARACTERS = 60;

/**
 * A name that may be mailed to an unconfirmed address: without digits, addresses or links, so that nobody can
 * use the field to send a message. `null`: leave it out.
 */
export function shownName(name: string): string | null {
  const trimmed = name.normalize('NFC').trim();
  if (!NAME.test(trimmed) || ADDRESS.test(trimmed) || [...trimmed].length > MOST_CHARACTERS) return null;
  return trimmed;
}

/** The first word of a name that may be shown. */
export function greetingName(name: string): string | null {
  return shownName(name)?.split(' ')[0] ?? null;
}
