import Stripe from 'stripe';
import { err, ok, type Result } from '@/lib/kernel/result';
import { log } from '@/lib/platform/log/log';

const { errors } = Stripe;
const OUT_OF_REACH = [errors.StripeConnectionError, errors.StripeAPIError, errors.StripeRateLimitError];

/** In ms: as long as a call may take (client.ts), whatever the library does besides. */
const DEADLINE = 8_000;

/**
 * Waits for a call to Stripe, until a deadline. That Stripe can't be reached, fails or rejects our key is
 * expected, and a value; any other refusal is a mistake of ours, and thrown. Stripe's own text is shown to
 * nobody and not logged: it may repeat what was sent.
 */
export async function answered<T>(call: Promise<T>, deadline?: number): Promise<Result<T, 'unavailable'>> {
  const answer = await answeredToKey(call, deadline);
  return answer.ok ? answer : err('unavailable');
}

/**
 * The same for a call with a key of ours. Stripe keeps a failure such as 500 with the key and answers it
 * again for a day, so that is told apart; that a key is still in use (409) means to wait.
 */
export async function answeredToKey<T>(
  call: Promise<T>,
  deadline = DEADLINE,
): Promise<Result<T, 'unavailable' | 'failed'>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result<T, 'unavailable'>>((resolve) => {
    timer = setTimeout(() => resolve(err('unavailable')), deadline);
  });
  return Promise.race([outcomeOf(call), late]).finally(() => clearTimeout(timer));
}

async function outcomeOf<T>(call: Promise<T>): Promise<Result<T, 'unavailable' | 'failed'>> {
  try {
    return ok(await call);
  } catch (error) {
    if (error instanceof errors.StripeAPIError && (error.statusCode ?? 0) >= 500) return err('failed');
    if (OUT_OF_REACH.some((kind) => error instanceof kind)) return err('unavailable');
    if (error instanceof errors.StripePermissionError) {
      log().error(
        `STRIPE_SECRET_KEY may not do this at Stripe: ${permissionIn(error)}. "npm run doctor" tries all.`,
      );
      return err('unavailable');
    }
    if (error instanceof errors.StripeAuthenticationError) {
      log().error(`Stripe did not let us in (${codeOf(error)}): look at STRIPE_SECRET_KEY.`);
      return err('unavailable');
    }
    if (error instanceof errors.StripeError) throw new StripeRefusal(codeOf(error), error.requestId);
    throw error;
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

const codeOf = (error: unknown) => {
  const { code, type } = error as Stripe.errors.StripeError;
  return code ?? type;
};

/** Stripe's text names what the key lacks, such as rak_charge_read. */
const permissionIn = ({ message }: Error) => /'(rak_\w+)'/.exec(message)?.[1] ?? 'it lacks a permission';
