import type { MailQueue } from '@/lib/mail/rules/outbox';
import { emailAddress } from '@/lib/kernel/email-address';
import { ONE_REQUEST_MS } from '@/lib/mail/rules/outbox';
import type { Limiter } from '@/lib/kernel/limiter';

type Ports = {
  outbox: MailQueue;
  /** Which links: to what was bought with an address, or to what is stored under it. */
  template: 'find-purchase' | 'your-data';
  /** A hash that only we can compute: limits and reasons tell nobody whose address it was. */
  addressHash: (address: string) => string;
  perAddress: Limiter;
  newId: () => string;
  now: () => Date;
};

type LinksRequested = 'queued' | 'invalid';

/**
 * Takes down that somebody wants the links to what belongs to an address. Whether there is anything is not looked at here:
 * the worker does that when it writes the mail, so that known and unknown addresses get the same answer in the same time.
 * An address that was asked for too often is answered like any other, and nothing is queued.
 */
export function requestLinks({ outbox, template, addressHash, perAddress, newId, now }: Ports) {
  const address = emailAddress('');

  return async (typed: unknown): Promise<LinksRequested> => {
    const parsed = address.safeParse(typed);
    if (!parsed.success) return 'invalid';
    const recipient = parsed.data;
    const hash = addressHash(recipient.toLowerCase());
    if (!(await perAddress(hash)).allowed) return 'queued';
    const id = newId();
    await outbox.queue({
      id,
      reason: `${template}:${hash}:${Math.floor(now().getTime() / ONE_REQUEST_MS)}`,
      template,
      recipient,
      orderId: null,
      data: {},
      messageId: id,
      dueAt: now(),
    });
    return 'queued';
  };
}
