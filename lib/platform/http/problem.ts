import type { FieldErrors } from '@/lib/kernel/field-errors';
import { exactAmount } from '@/lib/kernel/money';
import { fill } from '@/lib/kernel/text';
import { logRefusal } from './surprise';

/** Why a call was refused, and the status that says so. The words are in content/messages.yaml, under the same names. */
export const PROBLEM_STATUS = {
  badJson: 400,
  badFields: 400,
  badAttemptKey: 400,
  badPurchase: 400,
  badContact: 400,
  badClaim: 400,
  badCount: 400,
  badSignature: 400,
  badEvent: 400,
  assessmentIdMissing: 400,
  crossSite: 403,
  assessmentNotFound: 404,
  productNotFound: 404,
  purchaseNotFound: 404,
  priceChanged: 409,
  alreadyPaid: 409,
  tooLarge: 413,
  wrongContentType: 415,
  notAForm: 415,
  attemptKeyReused: 422,
  purchaseKeyReused: 422,
  tooMany: 429,
  tooManyDeclines: 429,
  tooManyToAddress: 429,
  tooManyReports: 429,
  serverError: 500,
  paymentUnavailable: 503,
  storageTrouble: 503,
  webhookClosed: 503,
} as const;

type Problem = keyof typeof PROBLEM_STATUS;

/** Refusals that mistakes of visitors hardly lead to: they are noted. */
const TELLING: readonly Problem[] = [
  'badSignature',
  'badEvent',
  'badClaim',
  'badPurchase',
  'crossSite',
  'priceChanged',
  'productNotFound',
  'purchaseNotFound',
  'tooMany',
  'tooManyDeclines',
];
export type ProblemWords = Record<Problem, string>;

/** The answer to a refused call: {message, fields}, for a person to act on. */
export function problem(reason: Problem, words: ProblemWords, fields: FieldErrors = {}): Response {
  note(reason);
  return Response.json({ message: words[reason], fields }, { status: PROBLEM_STATUS[reason] });
}

/** A refusal with a number in it: the right price in cents, or after how many seconds to come again. */
type Refusal = { reason: Problem; amount?: number; seconds?: number };

/** The answer to a refused call of the shop: {message}, and {amount} where the price is another one. */
export function refuse({ reason, amount, seconds }: Refusal, words: ProblemWords): Response {
  note(reason);
  const minutes = Math.ceil((seconds ?? 0) / 60);
  const values = {
    seconds: seconds ?? 0,
    minutes,
    exactAmount: amount === undefined ? '' : exactAmount(amount),
  };
  const message = fill(words[reason], values);
  const headers: HeadersInit = seconds === undefined ? {} : { 'retry-after': String(seconds) };
  const body = amount === undefined ? { message } : { message, amount };
  return Response.json(body, { status: PROBLEM_STATUS[reason], headers });
}

function note(reason: Problem): void {
  if (TELLING.includes(reason)) logRefusal(reason);
}
