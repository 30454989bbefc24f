import type { FieldErrors } from '@/lib/kernel/forms';
import { exactAmount, inShop } from '@/lib/kernel/money';
import { type Problem, refusalFacts, REFUSALS } from '@/lib/kernel/refusals';
import { fill } from '@/lib/kernel/text';
import { waitText } from '@/lib/kernel/time';
import { logRefusal } from './unexpected-error';

export type ProblemWords = Record<Problem, string>;

/** `{message, fields}`. */
export function problem(reason: Problem, words: ProblemWords, fields: FieldErrors = {}): Response {
  note(reason);
  return Response.json({ message: words[reason], fields }, { status: REFUSALS[reason].status });
}

/** With the right price in cents, or the seconds to wait. */
export type Refusal = { reason: Problem; priceCents?: number; seconds?: number };

/** `{message}`, with `{amount}` if the price has changed. */
export function refuse(refusal: Refusal, words: ProblemWords): Response {
  const { reason, priceCents, seconds } = refusal;
  note(reason);
  const message = messageOf(refusal, words);
  const headers: HeadersInit = seconds === undefined ? {} : { 'retry-after': String(seconds) };
  const body = priceCents === undefined ? { message } : { message, amount: priceCents };
  return Response.json(body, { status: REFUSALS[reason].status, headers });
}

export function messageOf({ reason, priceCents, seconds = 0 }: Refusal, words: ProblemWords): string {
  const values = {
    wait: waitText(seconds),
    exactAmount: priceCents === undefined ? '' : exactAmount(inShop(priceCents)),
  };
  return fill(words[reason], values);
}

function note(reason: Problem): void {
  if (refusalFacts(reason).isTelling) logRefusal(reason);
}
