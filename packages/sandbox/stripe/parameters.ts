import { z } from 'zod';
import { invalidRequest } from './api-error';
import type { Given } from './form';

/** A refusal with Stripe's code for it. */
export const says = (error: string, code?: string) => ({ error, params: { code } });

export const text = z.string().min(1);
/** An empty one unsets it. */
export const textOrNothing = z.string().transform((value) => value || null);
export const integer = z
  .string()
  .refine((value) => /^-?\d{1,15}$/.test(value), says('Invalid integer', 'parameter_invalid_integer'))
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const listOf = <T extends z.ZodType>(one: T) =>
  z.record(z.string(), one).transform((list) => Object.values(list));
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const expand = listOf(text).optional();

/** From half a dollar on, in cents. */
export const amount = integer
  .refine((cents) => cents >= 50, says('Amount must be at least $0.50 usd', 'amount_too_small'))
  .refine(
    (cents) => cents <= 99_999_999,
    says('Amount must be no more than $999,999.99', 'amount_too_large'),
  );
export const currency = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['usd', 'eur', 'gbp']));

/** What a checkout session says of its payment, too. */
export const DESCRIPTION = {
  description: text.optional(),
  metadata: metadata.optional(),
  statement_descriptor_suffix: text.optional(),
};

/**
 * Reads the parameters of one call: those that the sandbox simulates. Any other is refused, so that nobody
 * trusts in an effect.
 * @throws ApiError
 */
export function readParameters<T extends z.ZodType>(given: Given, schema: T): z.output<T> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues as [z.core.$ZodIssue];
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
  const param = path.map((name, at) => (at === 0 ? String(name) : `[${String(name)}]`)).join('');
  if (issue.code === 'unrecognized_keys')
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  const isMissing = path.reduce<unknown>((at, name) => (at as Given)[String(name)], given) === undefined;
  if (isMissing)
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  const code = issue.code === 'custom' ? (issue.params?.code as string | undefined) : undefined;
  throw invalidRequest(`${issue.message}: ${param}`, { code, param });
}
