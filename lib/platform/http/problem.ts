import type { FieldErrors } from '@/lib/kernel/forms';
import { exactAmount, inShop } from '@/lib/kernel/money';
import { type Problem, refusalFacts, REFUSALS } from '@/lib/kernel/refusals';
import { storageTrouble } from '@/lib/kernel/storage-trouble';
import { fill } from '@/lib/kernel/text';
import { waitText } from '@/lib/kernel/time';
import { RETRY_SECONDS } from './exchange';
import { logRefusal, logUnexpectedError } from './unexpected-error';

export type ProblemWords = Record<Problem, string>;

/** With what is wrong about fields, the right price in cents, the seconds to wait, or the id of an error. */
export type Refusal = {
  reason: Problem;
  fields?: FieldErrors;
  priceCents?: number;
  seconds?: number;
  errorId?: string;
};

/** `{message}`, with `{fields}` that are wrong, or the `{amount}` of a price that has changed. */
export function refuse(refusal: Refusal, words: ProblemWords): Response {
  const { reason, fields, priceCents: amount, seconds } = refusal;
  noteRefusal(reason);
  const headers: HeadersInit = seconds === undefined ? {} : { 'retry-after': String(seconds) };
  const body = { message: messageOf(refusal, words), fields, amount };
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

/** Logs an unexpected error. @returns how to refuse because of it: soon to be tried again, or not */
export function refusalFor(error: unknown) {
  const errorId = logUnexpectedError(error);
  return storageTrouble(error)
    ? ({ reason: 'storageTrouble', errorId, seconds: RETRY_SECONDS } as const)
    : ({ reason: 'serverError', errorId } as const);
}

export function noteRefusal(reason: Problem): void {
  if (refusalFacts(reason).isTelling) logRefusal(reason);
}
