import type Stripe from 'stripe';

/** What Stripe puts under `error`; the names are Stripe's. */
export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error' | 'rate_limit_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
  doc_url?: string;
};

/** A call is refused, with the status and the body that Stripe would answer. */
export class ApiError extends Error {
  readonly body: ErrorBody;

  constructor(
    readonly status: number,
    body: ErrorBody,
  ) {
    super(body.message);
    const documented = body.code && {
      doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}`,
    };
    this.body = { ...body, ...documented };
  }
}

/** 400, the caller's mistake. @param param the parameter it is about, such as payment_method_data[card] */
export function invalidRequest(message: string, details: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...details });
}

/** 400 for a call that comes too early or too late in the life of an intent. */
export function unexpectedState(message: string, intent: Stripe.PaymentIntent): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: structuredClone(intent),
  });
}

/** 404. @param what such as payment_intent @param param the name by which the caller gave the id */
export function noSuch(what: string, id: string, param = 'id'): ApiError {
  const message = `No such ${what}: '${id}'`;
  return new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}
