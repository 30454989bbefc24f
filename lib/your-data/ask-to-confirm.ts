import { newMail } from '@/lib/mail/rules/outbox';
import type { Consent } from '@/lib/your-data/rules/consent';
import type { DataPorts } from './ports';

type Ports = Pick<DataPorts, 'outbox' | 'addressHash' | 'limits' | 'mailQueued' | 'newId' | 'now'>;

/**
 * Asks a mailbox whether its owner ticked the box for marketing mail. Nobody has proved that an address is
 * theirs: so many an hour, and one a day for an address. Beyond the limits nobody is asked, and it counts for
 * nothing.
 */
export function askToConfirm(ports: Ports) {
  const { outbox, addressHash, limits, mailQueued, now } = ports;
  return async ({ id: consent, email }: Consent, network: string | null): Promise<void> => {
    if (!(await limits.assessments.confirmations(network)).allowed) return;
    const reason = `confirm-newsletter:${addressHash(email)}:${now().toISOString().slice(0, 10)}`;
    const data = { consent };
    await outbox.queue(newMail(ports, { template: 'confirm-newsletter', reason, recipient: email, data }));
    mailQueued();
  };
}
