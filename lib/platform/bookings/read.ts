import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BookingFact } from '@/lib/diagnostic/rules/booking';
import { FORMATS } from './formats';

/**
 * What was signed longer ago, in seconds, may be a replay and counts as unsigned; so does what comes out of
 * the future.
 */
const TOLERANCE = 300;

/** Reads a call to the booking webhook, in any of the formats. No facts: it tells of something else. */
export function readBookings(
  secret: string,
  now: Date,
  body: string,
  headers: Headers,
): BookingFact[] | 'unsigned' | 'malformed' {
  for (const format of FORMATS) {
    const signed = format.signedIn(headers, body);
    if (!signed) continue;
    const { text, seconds, signatures } = signed;
    const isNew = seconds === null || Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE;
    const right = createHmac('sha256', secret).update(text).digest();
    const isSigned = signatures.some((given) => isSame(right, given));
    return isNew && isSigned ? factsIn(format, body) : 'unsigned';
  }
  return 'unsigned';
}

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/** A signature says who wrote it, not that it can be read. An event of another type tells of no booking. */
function factsIn({ typeField, types, event }: (typeof FORMATS)[number], body: string) {
  const json = parsed(body);
  const type = json?.[typeField];
  if (typeof type !== 'string') return 'malformed';
  return types.includes(type) ? (event.safeParse(json).data ?? 'malformed') : [];
}

/** Undefined where the text is no JSON object. */
function parsed(body: string): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(body);
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
