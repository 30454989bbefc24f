import { z } from 'zod';
import { faultsOf, rulesInWords, type TextRules, hint } from './text-rules';

/**
 * The ids that one file may take from another. Undefined where the other file cannot be read: then every id
 * passes, since one broken file should not make the others look broken too.
 */
export type Known = {
  founders?: string[];
  callers?: string[];
  strip?: string[];
  coaches?: string[];
  steps?: string[];
  plans?: string[];
  claims?: string[];
  /** What is sold. */
  tools?: string[];
  /** What no longer is. It may still be named where it is simply left out. */
  retired?: string[];
  /** The addresses a content file may link to. */
  links?: string[];
  /** The addresses of the free demos. */
  demos?: string[];
};

/** A mapping that refuses keys it does not know, with the nearest one it does. */
export function strict<Shape extends z.ZodRawShape>(shape: Shape) {
  const allowed = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => strangeKey(key, allowed)).join(' ')
        : undefined,
  });
}

const strangeKey = (key: string, allowed: string[]) =>
  allowed.includes(`${key}Cents`)
    ? `'${key}' is called '${key}Cents' now: write the same number after that name.`
    : `'${key}' is not a key here.${hint(key, allowed)}`;

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

/**
 * The slug of a tool. One that is retired is left out where it is named, and a notice says so (check.ts).
 */
export const toolReference = ({ tools, retired = [] }: Known) => reference(tools && [...tools, ...retired]);

/** A text for readers. Placeholders that content fills in itself are gone by the time this looks at it. */
export function text(rules: TextRules = {}) {
  const checked = z.string().superRefine((value, context) => {
    for (const fault of faultsOf(value, rules)) context.addIssue(fault);
  });
  const hint = rulesInWords(rules);
  return hint === '' ? checked : checked.describe(hint);
}

/** Several texts, to be spread into a mapping. */
export const texts = <Id extends string>(...ids: Id[]) => byId(ids, text()).shape;

/** A switch that is off where nobody wrote it. */
export const mark = () =>
  z
    .boolean()
    .transform((isOn) => isOn || undefined)
    .optional();

/** The key that says of a value that it stands in for the real thing. */
export const placeholder = mark().describe(
  'true: this is invented or not known yet. Take it away when the real thing stands here.',
);

/** The name by which other files and stored records know something. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase letters, digits and hyphens.');

/** Whole cents. */
export const cents = z
  .int()
  .positive({ error: 'must be more than 0.', abort: true })
  .describe('In cents: 4900 is $49.');

export const day = z.iso.date({
  error: ({ input }) => `is '${String(input)}', and must be a day that there is, written 2025-06-30.`,
});

/** A page shows as many testimonials as content names, from none up to so many. */
export const MOST_QUOTES = 40;

/** A heading with a text under it. */
export const titledText = strict({ title: text(), text: text() });
