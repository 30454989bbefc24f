/** Letters of any script, blanks, and what stands inside names. */
const NAME = /^\p{L}[\p{L}\p{M}'’. -]*$/u;
/** A dot between letters begins an address: evil.example. */
const ADDRESS = /\.\p{L}/u;
/** Longer ones are sentences. */
const MOST_CHARACTERS = 60;

/**
 * A name as it may stand in what is mailed to an address that nobody has proved to be theirs: without digits,
 * address or link, so that the field is no use for sending others a message. Null: leave it out.
 */
export function shownName(name: string): string | null {
  const trimmed = name.normalize('NFC').trim();
  if (!NAME.test(trimmed) || ADDRESS.test(trimmed) || [...trimmed].length > MOST_CHARACTERS) return null;
  return trimmed;
}

/** What a mail greets somebody by: the first word of a name that may be shown. */
export function greetingName(name: string): string | null {
  return shownName(name)?.split(' ')[0] ?? null;
}
