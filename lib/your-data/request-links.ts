import { emailAddress } from '@/lib/kernel/email-address';
import { newMail, ONE_REQUEST_MS } from '@/lib/mail/rules/outbox';
import type { Limiter } from '@/lib/kernel/limiter';
import type { DataPorts } from './ports';

type Ports = Pick<DataPorts, 'outbox' | 'addressHash' | 'newId' | 'now'> & {
  /** Which links: to what was bought with an address, or to what is stored under it. */
  template: 'find-purchase' | 'your-data';
  perAddress: Limiter;
};

type LinksRequested = 'queued' | 'invalid';

/**
 * Takes down that somebody wants the links to what belongs to an address. Whether there is anything is not
 * looked at here: the worker does that when it writes the mail, so that known and unknown addresses get the
 * same answer in the same time. An address that was asked for too often is answered like any other, and
 * nothing is queued.
 */
export function requestLinks(ports: Ports) {
  const { outbox, template, addressHash, perAddress, now } = ports;
  const address = emailAddress('');

  return async (typed: unknown): Promise<LinksRequested> => {
    const parsed = address.safeParse(typed);
    if (!parsed.success) return 'invalid';
    const recipient = parsed.data;
    const hash = addressHash(recipient.toLowerCase());
    if (!(await perAddress(hash)).allowed) return 'queued';
    const reason = `${template}:${hash}:${Math.floor(now().getTime() / ONE_REQUEST_MS)}`;
    await outbox.queue(newMail(ports, { template, reason, recipient, data: {} }));
    return 'queued';
  };
}
