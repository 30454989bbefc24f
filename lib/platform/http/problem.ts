import type { FieldErrors } from '@/lib/kernel/forms';
import { exactAmount, inShop } from '@/lib/kernel/money';
import { type Problem, refusalFacts, REFUSALS } from '@/lib/kernel/refusals';
import { storageTrouble } from '@/lib/kernel/storage-trouble';
import { fill } from '@/lib/kernel/text';
import { waitText } from '@/lib/kernel/time';
import { logRefusal, logUnexpectedError } from './unexpected-error';

export type ProblemWords = Record<Problem, string>;

/** `{message, fields}`. */
export function problem(reason: Problem, words: ProblemWords, fields: FieldErrors = {}): Response {
  noteRefusal(reason);
  return Response.json({ message: words[reason], fields }, { status: REFUSALS[reason].status });
}

/** With the right price in cents, the seconds to wait, or the id of an error to quote. */
export type Refusal = { reason: Problem; priceCents?: number; seconds?: number; errorId?: string };

/** `{message}`, with `{amount}` if the price has changed. */
export function refuse(refusal: Refusal, words: ProblemWords): Response {
  const { reason, priceCents, seconds } = refusal;
  noteRefusal(reason);
  const message = messageOf(refusal, words);
  const headers: HeadersInit = seconds === undefined ? {} : { 'retry-after': String(seconds) };
  const body = priceCents === undefined ? { message } : { message, amount: priceCents };
  return Response.json(body, { status: REFUSALS[reason].status, headers });
}

export function messageOf(refusal: Refusal, words: ProblemWords): string {
  const { reason, priceCents, seconds = 0, errorId = '' } = refusal;
  const values = {
    wait: waitText(seconds),
    errorId,
    exactAmount: priceCents === undefined ? '' : exactAmount(inShop(priceCents)),
  };
  return fill(words[reason], values);
}

/** Logs an unexpected error. @returns how to refuse because of it */
export function refusalFor(error: unknown) {
  const reason = storageTrouble(error) ? ('storageTrouble' as const) : ('serverError' as const);
  return { reason, errorId: logUnexpectedError(error) };
}

export function noteRefusal(reason: Problem): void {
  if (refusalFacts(reason).isTelling) logRefusal(reason);
}
