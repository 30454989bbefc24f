import { emailAddress } from '@/lib/kernel/email-address';
import { newMail, ONE_REQUEST_MS } from '@/lib/mail/rules/outbox';
import type { Limiter } from '@/lib/kernel/limiter';
import type { DataPorts } from './ports';

type Ports = Pick<DataPorts, 'outbox' | 'addressHash' | 'newId' | 'now'> & {
  template: 'find-purchase' | 'your-data';
  perAddress: Limiter;
};

type LinksRequested = 'queued' | 'invalid';

/**
 * Queues a mail with links for an address. Only the worker looks whether anything is stored, so known and
 * unknown addresses get the same answer in the same time. Over the limit it answers the same and queues
 * nothing.
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
