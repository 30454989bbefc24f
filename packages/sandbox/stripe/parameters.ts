import { ApiError, invalidRequest } from './api-error';
import type { Given, GivenValue } from './form';

/** Takes the text that was sent, and gives the value it stands for. @throws ApiError in Stripe's words */
export type Reader = (value: GivenValue, name: string) => unknown;

/**
 * A parameter that Stripe knows and the sandbox does not: it is refused, so that nobody trusts in an effect.
 */
export const notSimulated: Reader = (_, name) => {
  throw invalidRequest(`The sandbox does not simulate the parameter ${name}.`, { param: name });
};

/**
 * How each parameter of a call is read. Stripe's own type names them, so that none is missing or invented.
 */
export type Readers<Params> = Record<keyof Params, Reader>;

/**
 * Reads the parameters of one call.
 * @throws ApiError parameter_unknown, parameter_missing, and what the readers throw
 */
export function readParameters<Params>(
  given: Given,
  readers: Readers<Params>,
  { required = [], within = '' }: { required?: (keyof Params & string)[]; within?: string } = {},
): Params {
  const fullName = (name: string) => (within ? `${within}[${name}]` : name);
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(readers, name));
  if (unknown.length > 0) {
    const names = unknown.map(fullName);
    const message = `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`;
    throw invalidRequest(message, { code: 'parameter_unknown', param: names[0] });
  }
  for (const name of required) {
    if (name in given) continue;
    const param = fullName(name);
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const read = Object.entries(given).map(([name, value]) => [
    name,
    readers[name as keyof Params](value, fullName(name)),
  ]);
  return Object.fromEntries(read) as Params;
}

export const text: Reader = (value, name) => {
  if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${name}`, { param: name });
  if (value === '') {
    const message = `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`;
    throw invalidRequest(message, { code: 'parameter_invalid_empty', param: name });
  }
  return value;
};

/** An empty one unsets it. */
export const textOrNothing: Reader = (value, name) => (value === '' ? null : text(value, name));

export const integer: Reader = (value, name) => {
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value);
  const found = typeof value === 'string' ? value.slice(0, 40) : 'a hash';
  throw invalidRequest(`Invalid integer: ${found}`, { code: 'parameter_invalid_integer', param: name });
};

export const flag: Reader = (value, name) => {
  if (value === 'true' || value === 'false') return value === 'true';
  throw invalidRequest(`Invalid boolean: ${JSON.stringify(value)}`, { param: name });
};

export function oneOf(...allowed: string[]): Reader {
  return (value, name) => {
    if (typeof value === 'string' && allowed.includes(value)) return value;
    throw invalidRequest(`Invalid ${name}: must be one of ${allowed.join(', ')}`, { param: name });
  };
}

export const listOfTexts: Reader = (value, name) => {
  if (typeof value === 'string') throw invalidRequest('Invalid array', { param: name });
  return Object.values(value).map((one) => text(one, name));
};

/** A hash with names of its own. */
export function hash<Params>(readers: Readers<Params>, required: (keyof Params & string)[] = []): Reader {
  return (value, name) => {
    if (typeof value === 'string') throw invalidRequest('Invalid object', { param: name });
    return readParameters(value, readers, { required, within: name });
  };
}

/** Texts by name; an empty text stands for removing one. At most 50 names of 40 characters, with 500 each. */
export const metadata: Reader = (value, name) => {
  if (value === '') return null;
  if (typeof value === 'string') throw invalidRequest('Invalid object', { param: name });
  for (const [key, one] of Object.entries(value)) {
    const param = `${name}[${key}]`;
    if (typeof one !== 'string') throw invalidRequest(`Metadata values must be strings: ${param}`, { param });
    if (key.length > 40)
      throw invalidRequest(`Metadata keys can have up to 40 characters: ${key}`, { param });
    if (one.length > 500) {
      const message = `Metadata values can have up to 500 characters, but you passed in a value that is ${one.length} characters. Invalid value: ${one.slice(0, 40)}…`;
      throw new ApiError(400, { type: 'invalid_request_error', message, param });
    }
  }
  return { ...value };
};
