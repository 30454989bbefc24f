import type { Value } from '../../words/edit';

/** As much of JSON Schema as z.toJSONSchema writes of our schemas. */
export type Schema = {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | Schema[];
  minItems?: number;
  maxItems?: number;
  enum?: (string | number)[];
  const?: string | number | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  minimum?: number;
};

/**
 * The one of several shapes that a value has: by a key that only one of them allows to say so, or by its
 * type.
 */
export function schemaOf(schema: Schema, value: unknown): Schema {
  const several = schema.oneOf ?? schema.anyOf;
  if (!several)
    return schema.type || schema.enum || schema.const !== undefined
      ? schema
      : { ...inferred(value), ...schema };
  const fitting =
    several.find((one) => fits(one, value)) ?? several.find(({ type }) => type !== 'null') ?? several[0]!;
  return { description: schema.description, ...fitting };
}

/** Whether nothing may stand here. */
export const mayBeNothing = ({ anyOf }: Schema): boolean =>
  anyOf?.some(({ type }) => type === 'null') ?? false;

function fits({ type, properties = {} }: Schema, value: unknown): boolean {
  if (type !== 'object') return inferred(value).type === type;
  const keys = Object.entries(properties).filter(([, child]) => child.const !== undefined);
  return keys.every(([key, child]) => (value as Record<string, unknown> | null)?.[key] === child.const);
}

function inferred(value: unknown): Schema {
  if (value === null) return { type: 'null' };
  if (Array.isArray(value)) return { type: 'array', items: {} };
  return { type: typeof value };
}

/** The keys of a group; none where something else stands in its place, as nothing does in an empty file. */
export const groupOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The schema of one part of a value. */
export function schemaAt(schema: Schema, key: string | number): Schema {
  if (typeof key === 'string') return schema.properties?.[key] ?? {};
  return (Array.isArray(schema.items) ? schema.items[key] : schema.items) ?? {};
}

/** What a new entry begins with: nothing in it yet, but every key that has to be there. */
export function blank(schema: Schema): Value {
  const { type, required = [], minItems = 0 } = schema;
  const several = schema.oneOf ?? schema.anyOf;
  if (several) return mayBeNothing(schema) ? null : blank(several[0]!);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0] ?? '';
  if (type === 'object')
    return Object.fromEntries(required.map((key) => [key, blank(schemaAt(schema, key))]));
  if (Array.isArray(schema.items)) return schema.items.map(blank);
  if (type === 'array') return Array.from({ length: minItems }, (_, index) => blank(schemaAt(schema, index)));
  if (type === 'number' || type === 'integer')
    return Math.max(schema.minimum ?? 0, type === 'integer' ? 1 : 0);
  return type === 'boolean' ? false : '';
}
