import { z } from 'zod';

const MOST_LEVELS = 12;

/** What YAML and JSON both can say, and no deeper than any content file is. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
const value: z.ZodType<Value> = z
  .json()
  .refine((one) => depthOf(one) <= MOST_LEVELS, `may have ${MOST_LEVELS} levels at most.`);

export const path = z.array(z.union([z.string().max(200), z.int().min(0)])).max(MOST_LEVELS);
export type Path = z.infer<typeof path>;

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/**
 * One change of a content file, as the form says it: a value, an entry of a list that comes, goes or moves, a
 * key that comes or goes, or all of a Markdown file.
 */
export const edit = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('set'), path, value: scalar }),
  z.strictObject({ do: z.literal('add'), path, at: z.int().min(0), value }),
  z.strictObject({ do: z.literal('move'), path, from: z.int().min(0), to: z.int().min(0) }),
  z.strictObject({ do: z.literal('put'), path, value }),
  z.strictObject({ do: z.literal('remove'), path }),
  z.strictObject({ do: z.literal('write'), text: z.string() }),
]);
export type Edit = z.infer<typeof edit>;
/** One of a YAML file. */
export type YamlEdit = Exclude<Edit, { do: 'write' }>;

function depthOf(one: unknown): number {
  if (typeof one !== 'object' || one === null) return 0;
  return 1 + Math.max(0, ...Object.values(one).map(depthOf));
}
