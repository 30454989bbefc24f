import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { fillTree, type Values } from './fill-in';
import { type Kind, KINDS } from './content';
import type { Known } from './schemas/building-blocks';
import { isZone } from './schemas/site';

/** What a file says that has an error, as far as it can be read: for commands, which never need words. */
export function standIn(root: string, { path: file, schema }: Kind, among: Known, values: Values): unknown {
  const said = file.endsWith('.md') ? {} : fillTree(recovered(join(root, file)), values);
  const known: Record<string, unknown> = isObject(said) ? { ...said } : {};
  // No text, and no list of orders is without it.
  if (file === KINDS.site.path && !isZone(String(known.timeZone))) known.timeZone = 'UTC';
  return named(file.replace(/\.\w+$/, ''), known, schema?.(among));
}

function recovered(file: string): unknown {
  try {
    return parseDocument(readFileSync(file, 'utf8')).toJS();
  } catch {
    return {}; // the file is missing, or an anchor in it
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As much of a schema as is asked for here. */
type Schema = { shape?: Record<string, Schema>; def?: { type: string; in?: Schema } };

/**
 * What is known of a group of texts. What is not is a text that says its own place, a list of nothing, or a
 * group of such texts; where the schema leaves open which, whatever it is used as.
 */
function named(name: string, known: object, schema?: Schema): unknown {
  const shape = schema?.shape ?? {};
  const get = (_: unknown, key: string | symbol): unknown => {
    if (key === Symbol.toPrimitive || key === 'toString' || key === 'toJSON') return () => name;
    if (key === Symbol.iterator) return () => [].values();
    if (typeof key === 'symbol') return undefined;
    const value: unknown = Reflect.get(known, key);
    if (Object.hasOwn(known, key) && value !== null)
      return isObject(value) ? named(`${name}.${key}`, value, shape[key]) : value;
    const wanted = Object.hasOwn(shape, key) ? shape[key] : undefined;
    const type = (wanted?.def?.in ?? wanted)?.def?.type ?? '';
    if (['array', 'tuple'].includes(type)) return [];
    if (type === 'string') return `${name}.${key}`;
    if (!wanted)
      for (const plain of [Object(name), []] as object[]) if (key in plain) return bound(plain, key);
    return named(`${name}.${key}`, {}, wanted);
  };
  const ownKeys = () => [...new Set([...Object.keys(shape), ...Object.keys(known)])];
  const getOwnPropertyDescriptor = (_: unknown, key: string) => ({
    ...{ value: get(_, key), enumerable: true, configurable: true },
  });
  return new Proxy({}, { get, ownKeys, getOwnPropertyDescriptor });
}

function bound(plain: object, key: string): unknown {
  const value: unknown = Reflect.get(plain, key);
  return typeof value === 'function' ? (value.bind(plain) as unknown) : value;
}

/** The same of what is made of several files. */
export function madeAnyway<Made>(name: string, make: () => Made): Made {
  try {
    return make();
  } catch {
    return named(name, {}) as Made;
  }
}
