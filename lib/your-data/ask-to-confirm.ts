import { type AllowedMail, confirmationAllowances } from '@/lib/mail/rules/allowance';
import { newMail } from '@/lib/mail/rules/outbox';
import type { Consent } from '@/lib/your-data/rules/consent';
import type { DataPorts } from './ports';

type Ports = Pick<DataPorts, 'addressHash' | 'newId' | 'now'>;

/**
 * Asks a mailbox whether its owner ticked the box for marketing mail. Nobody has proved that an address is
 * theirs: it gets one a day, and what a network asks beyond so many an hour goes out later.
 * @param network a keyed hash; null where networks are not known
 */
export function askToConfirm(ports: Ports) {
  return ({ id: consent, email }: Consent, network: string | null): AllowedMail => {
    const address = ports.addressHash(email);
    const reason = `confirm-newsletter:${address}:${consent}`;
    const about = { template: 'confirm-newsletter', recipient: email, data: { consent } } as const;
    return {
      mail: newMail(ports, { ...about, reason }),
      allowances: confirmationAllowances(address, network),
    };
  };
}
