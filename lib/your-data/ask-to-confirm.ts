import { type AllowedMail, confirmationAllowances } from '@/lib/mail/rules/allowance';
import { newMail } from '@/lib/mail/rules/outbox';
import type { Consent } from '@/lib/your-data/rules/consent';
import type { DataPorts } from './ports';

type Ports = Pick<DataPorts, 'addressHash' | 'newId' | 'now'>;

/**
 * Asks a mailbox to confirm its ticked marketing box: one mail a day for an address; beyond a network's limit
 * it goes out later.
 * @param network a keyed hash; `null` if unknown
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
