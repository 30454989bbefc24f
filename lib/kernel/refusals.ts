type Facts = {
  status: number;
  /** Placeholders that its message must have. */
  holds?: readonly ('wait' | 'exactAmount' | 'errorId')[];
  /** Logged: visitors' mistakes hardly lead to it. */
  isTelling?: true;
};

/** Every reason to refuse a call. content/messages.yaml has the messages, under the same names. */
export const REFUSALS = {
  badJson: { status: 400 },
  badFields: { status: 400 },
  badAttemptKey: { status: 400 },
  badPaymentRequest: { status: 400, isTelling: true },
  badContact: { status: 400 },
  badClaim: { status: 400, isTelling: true },
  badSignature: { status: 400, isTelling: true },
  badEvent: { status: 400, isTelling: true },
  assessmentIdMissing: { status: 400 },
  crossSite: { status: 403, isTelling: true },
  notFound: { status: 404 },
  assessmentNotFound: { status: 404 },
  productNotFound: { status: 404, isTelling: true },
  purchaseNotFound: { status: 404, isTelling: true },
  priceChanged: { status: 409, holds: ['exactAmount'], isTelling: true },
  alreadyPaid: { status: 409 },
  tooLarge: { status: 413 },
  wrongContentType: { status: 415 },
  notAForm: { status: 415 },
  attemptKeyReused: { status: 422 },
  purchaseKeyReused: { status: 422 },
  tooMany: { status: 429, holds: ['wait'], isTelling: true },
  tooManyDeclines: { status: 429, holds: ['wait'], isTelling: true },
  serverError: { status: 500, holds: ['errorId'] },
  paymentUnavailable: { status: 503 },
  storageTrouble: { status: 503, holds: ['errorId'] },
  webhookClosed: { status: 503 },
} as const satisfies Record<string, Facts>;

export type Problem = keyof typeof REFUSALS;

export const refusalFacts = (reason: Problem): Facts => REFUSALS[reason];
