import { z } from 'zod';
import { countWords, placeholdersIn } from '@/lib/domain/text';
import { ALWAYS_KNOWN } from '../fill-in';
import { hint } from '../suggest';

/** A mapping that refuses keys it does not know, with the nearest one it does. */
export function strict<Shape extends z.ZodRawShape>(shape: Shape) {
  const allowed = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => `'${key}' is not a key here.${hint(key, allowed)}`).join(' ')
        : undefined,
  });
}

/** A mapping with exactly these ids as keys: a missing one and an extra one are both errors. */
export function byId<Id extends string, S extends z.ZodType>(ids: readonly Id[], schema: S) {
  return strict(Object.fromEntries(ids.map((id) => [id, schema])) as Record<Id, S>);
}

/** A list whose entries are known by their id, so that no two may share one. */
export function listById<Item extends z.ZodType<{ id: string }>>(item: Item) {
  return z.array(item).superRefine((entries, context) => {
    const ids = entries.map((entry) => entry.id);
    ids.forEach((id, index) => {
      if (ids.indexOf(id) < index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: `'${id}' stands here twice.` });
    });
  });
}

/** An id or address that has to exist elsewhere; anything passes where the other file cannot be read. */
export function reference(ids: readonly string[] | undefined) {
  return ids === undefined ? z.string() : z.enum(ids as [string, ...string[]]);
}

type TextRules = {
  /** Placeholders that code fills in later. Each of them has to be in the text. */
  holds?: readonly string[];
  /** Placeholders that code fills in later and that the text may do without. */
  mayHold?: readonly string[];
  words?: { min?: number; max: number };
  characters?: number;
};

/** A text for readers. Placeholders that content fills in itself are gone by the time this looks at it. */
export function text(rules: TextRules = {}) {
  const { holds = [], mayHold = [], words, characters } = rules;
  return z.string().superRefine((value, context) => {
    const complain = (message: string) => context.addIssue({ code: 'custom', message });
    if (value.trim() === '') complain('is empty. Write a text.');
    if (value !== value.trim()) complain('begins or ends with a space.');

    const found = placeholdersIn(value);
    const later = [...holds, ...mayHold];
    for (const name of found.filter((name) => !later.includes(name) && !ALWAYS_KNOWN.includes(name) && !name.includes('.')))
      complain(`{${name}} is not a placeholder here.${hint(name, [...later, ...ALWAYS_KNOWN, ...WITH_DOT])}`);
    for (const name of holds.filter((name) => !found.includes(name))) complain(`needs the placeholder {${name}}.`);
    const rest = found.reduce((left, name) => left.replaceAll(`{${name}}`, ''), value);
    if (/[{}]/.test(rest)) complain('has a brace without its partner, or a space inside braces. Write {brand}.');

    const count = countWords(value);
    if (words?.max !== undefined && count > words.max) complain(`has ${count} words; at most ${words.max} fit.`);
    if (words?.min !== undefined && count < words.min) complain(`has ${count} words; at least ${words.min}.`);
    if (characters !== undefined && value.length > characters)
      complain(`has ${value.length} characters; at most ${characters} fit.`);
  });
}

const WITH_DOT = ['claim.<id>', 'legal.<id>', 'retention.<id>'];

/** The mark of something that stands in for the real thing. */
export const placeholder = z
  .literal(true)
  .optional()
  .describe('true: this is invented or not known yet. Take it away when the real thing stands here.');

/** The name by which other files and stored records know something. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase letters, digits and hyphens.');

/** Whole cents. */
export const cents = z.int().positive().describe('In cents: 4900 is $49.');

export const day = z.iso.date('must be a day, written 2025-06-30.');

/** A heading with a text under it. */
export const titledText = strict({ title: text(), text: text() });
