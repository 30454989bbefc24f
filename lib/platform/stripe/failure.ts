import Stripe from 'stripe';
import { log } from '@/lib/platform/log/log';

const { errors } = Stripe;
const OUT_OF_REACH = [errors.StripeConnectionError, errors.StripeAPIError, errors.StripeRateLimitError];

/** In ms: as long as a call may take (client.ts), whatever the library does besides. */
const DEADLINE = 8_000;

/** Stripe can't be reached, fails or rejects our key: what was asked for may have been done. */
export class StripeUnavailable extends Error {
  /** @param isKept Stripe keeps this failure with the idempotency key, and answers it again for a day */
  constructor(
    message: string,
    readonly isKept = false,
  ) {
    super(message);
  }
}

/** Stripe refused a call that should have been right; its dashboard shows the request under its number. */
export class StripeRefusal extends Error {
  constructor(
    readonly code: string,
    requestId: string | undefined,
  ) {
    super(`Stripe refused a call: ${code}, request ${requestId ?? 'unknown'}`);
  }
}

/**
 * Waits for a call to Stripe, until a deadline. Stripe's own text is shown to nobody and not logged: it may
 * repeat what was sent.
 * @throws StripeUnavailable
 * @throws StripeRefusal for a mistake of ours
 */
export async function answered<T>(call: Promise<T>, deadline = DEADLINE): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StripeUnavailable('Stripe took too long to answer.')), deadline);
  });
  return Promise.race([call.catch(throwOurs), late]).finally(() => clearTimeout(timer));
}

/** That a key is still in use (409) means to wait; a failure such as 500 is kept with it. */
function throwOurs(error: unknown): never {
  if (OUT_OF_REACH.some((kind) => error instanceof kind)) {
    const isKept = error instanceof errors.StripeAPIError && (error.statusCode ?? 0) >= 500;
    throw new StripeUnavailable('Stripe does not answer.', isKept);
  }
  if (error instanceof errors.StripePermissionError) {
    log().error(
      `STRIPE_SECRET_KEY may not do this at Stripe: ${permissionIn(error)}. "npm run doctor" tries all.`,
    );
    throw new StripeUnavailable('STRIPE_SECRET_KEY may not do this at Stripe.');
  }
  if (error instanceof errors.StripeAuthenticationError) {
    log().error(`Stripe did not let us in (${codeOf(error)}): look at STRIPE_SECRET_KEY.`);
    throw new StripeUnavailable('Stripe did not let us in.');
  }
  throw error instanceof errors.StripeError ? new StripeRefusal(codeOf(error), error.requestId) : error;
}

const codeOf = (error: unknown) => {
  const { code, type } = error as Stripe.errors.StripeError;
  return code ?? type;
};

/** Stripe's text names what the key lacks, such as rak_charge_read. */
const permissionIn = ({ message }: Error) => /'(rak_\w+)'/.exec(message)?.[1] ?? 'it lacks a permission';

/** For `catch`: null for what Stripe doesn't know. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof StripeRefusal && error.code === 'resource_missing') return null;
  throw error;
}

/** For `catch`: the result while Stripe doesn't answer. */
export const ifUnavailable =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof StripeUnavailable) return instead;
    throw error;
  };
