import { countWords, placeholdersIn } from '@/lib/kernel/text';

/**
 * The placeholders that every text may hold. If one was not filled in, its value is missing in site.yaml:
 * that is reported there, and not again for every text that holds it.
 */
export const ALWAYS_KNOWN: readonly string[] = ['brand', 'subtitle', 'product', 'email', 'refundDays'];

export type TextRules = {
  /** Placeholders that code fills in later. Each of them has to be in the text. */
  holds?: readonly string[];
  /** Placeholders that code fills in later and that the text may do without. */
  mayHold?: readonly string[];
  words?: { min?: number; max: number };
  characters?: number;
};

/** What is wrong with a text, as ends of the sentence "this text ...". */
export function faultsOf(value: string, rules: TextRules): string[] {
  return [...spaceFaults(value), ...placeholderFaults(value, rules), ...lengthFaults(value, rules)];
}

function spaceFaults(value: string): string[] {
  if (value.trim() === '') return ['is empty. Write a text.'];
  if (/[\u0000-\u0009\u000b-\u001f]/.test(value))
    return [
      'holds a tab, or a sign that nobody sees. In double quotes a backslash makes one: write \\\\ for a backslash.',
    ];
  return value === value.trim() ? [] : ['begins or ends with a space.'];
}

/** The rules of a text, as whoever writes it is told them. */
export function rulesInWords({ holds = [], mayHold = [], words, characters }: TextRules): string {
  const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ');
  return [
    ...(holds.length > 0 ? [`Has to hold ${inBraces(holds)}.`] : []),
    ...(mayHold.length > 0 ? [`May hold ${inBraces(mayHold)}.`] : []),
    ...(words ? [`At most ${words.max} words.`] : []),
    ...(characters ? [`At most ${characters} characters.`] : []),
  ].join(' ');
}

const WITH_DOT = ['claim.<id>', 'count.<id>', 'legal.<id>', 'retention.<id>'];

/** Names with a dot are looked at where they are filled in. */
function placeholderFaults(value: string, { holds = [], mayHold = [] }: TextRules): string[] {
  const found = placeholdersIn(value);
  const later = [...holds, ...mayHold];
  const known = [...later, ...ALWAYS_KNOWN];
  const unknown = found.filter((name) => !known.includes(name) && !name.includes('.'));
  const missing = holds.filter((name) => !found.includes(name));
  const rest = found.reduce((left, name) => left.replaceAll(`{${name}}`, ''), value);
  return [
    ...unknown.map((name) => `{${name}} is not a placeholder here.${hint(name, [...known, ...WITH_DOT])}`),
    ...missing.map((name) => `needs the placeholder {${name}}.`),
    ...(/[{}]/.test(rest)
      ? ['has a brace without its partner, or a space inside braces. Write {brand}.']
      : []),
  ];
}

function lengthFaults(value: string, { words, characters }: TextRules): string[] {
  const count = countWords(value);
  const faults: string[] = [];
  if (words && count > words.max) faults.push(`has ${count} words; at most ${words.max} fit.`);
  if (words?.min !== undefined && count < words.min)
    faults.push(`has ${count} words; it needs ${words.min}.`);
  if (characters !== undefined && value.length > characters)
    faults.push(`has ${value.length} characters; at most ${characters} fit.`);
  return faults;
}

/** The nearest of `allowed` to what was written, if it is near enough to be meant. */
export function suggest(found: string, allowed: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(found.length / 3));
  const ranked = allowed
    .map((name) => ({ name, distance: editDistance(found.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.name;
}

/** How many allowed values an error lists at most. */
const LISTED = 14;

/** "Did you mean 'x'? Allowed: ..." for the end of an error. */
export function hint(found: string, allowed: readonly string[]): string {
  const near = suggest(found, allowed);
  const more = allowed.length > LISTED ? ` and ${allowed.length - LISTED} more` : '';
  const list = ` Allowed: ${allowed.slice(0, LISTED).join(', ')}${more}.`;
  return (near === undefined ? '' : ` Did you mean '${near}'?`) + list;
}

/** Levenshtein's distance: letters to add, drop or exchange. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
