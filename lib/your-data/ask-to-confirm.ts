import type { MailQueue } from '@/lib/mail/rules/outbox';
import type { Consent } from '@/lib/your-data/rules/consent';
import type { NetworkLimiter } from '@/lib/kernel/limiter';

type Ports = {
  outbox: MailQueue;
  addressHash: (address: string) => string;
  /** Nobody has proved that an address is theirs: so many an hour, and one a day for an address. */
  perNetwork: NetworkLimiter;
  mailQueued: () => void;
  newId: () => string;
  now: () => Date;
};

/** Asks a mailbox whether its owner ticked the box for marketing mail. Beyond the limits nobody is asked, and it counts for nothing. */
export function askToConfirm({ outbox, addressHash, perNetwork, mailQueued, newId, now }: Ports) {
  return async ({ id: consent, email }: Consent, network: string | null): Promise<void> => {
    if (!(await perNetwork(network)).allowed) return;
    const id = newId();
    await outbox.queue({
      ...{ id, template: 'confirm-newsletter', messageId: id, dueAt: now(), orderId: null },
      reason: `confirm-newsletter:${addressHash(email)}:${now().toISOString().slice(0, 10)}`,
      recipient: email,
      data: { consent },
    });
    mailQueued();
  };
}
