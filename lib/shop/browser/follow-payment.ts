import { MINUTE } from '@/lib/kernel/time';
import { isWaiting } from '@/lib/shop/rules/payment-status';
import { claimPayment, type Claim } from './checkout-calls';
import { HttpError } from '@/lib/platform/browser/fetch';

/** How long to wait before asking again, in ms; the last one for every further time. */
const WAITS_MS = [1000, 2000, 3000, 5000, 5000, 10_000];
const GIVE_UP_AFTER_MS = 15 * MINUTE;

/**
 * Asks what has become of a payment, and again while it is under way or its order is not there yet: the one
 * exception to "no polling" (rule 39). Tells each answer; null is a call that failed, which is repeated as
 * well. What is no secret at all is nobody's payment, and is not asked for again.
 */
export async function followPayment(
  clientSecret: string,
  tell: (claim: Claim | null) => void,
  signal: AbortSignal,
): Promise<void> {
  const end = Date.now() + GIVE_UP_AFTER_MS;
  for (let turn = 0; !signal.aborted && Date.now() < end; turn++) {
    const claim = await claimPayment(clientSecret).catch(failed);
    if (signal.aborted) return;
    tell(claim);
    if (claim && !isUnderWay(claim)) return;
    await pause(WAITS_MS[Math.min(turn, WAITS_MS.length - 1)]!, signal);
  }
}

const NOBODYS: Claim = { status: 'unknown', order: null, downloads: [] };

const failed = (error: unknown) => (error instanceof HttpError && error.status === 400 ? NOBODYS : null);

const isUnderWay = ({ status, order }: Claim) =>
  isWaiting(status) || (status === 'succeeded' && order === null);

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
