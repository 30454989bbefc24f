import type { DeliveryCounts } from '@/lib/mail/deliver-mail';
import type { MailDelivery } from './mail-delivery';
import { startWorker, type Worker } from './worker';

type Outbox = Worker & {
  deliverDue(): Promise<DeliveryCounts>;
};

export async function deliverDue({ deliver, limit }: MailDelivery): Promise<DeliveryCounts> {
  const all = { sent: 0, postponed: 0, dead: 0 };
  for (;;) {
    const some = await deliver(limit);
    all.sent += some.sent;
    all.postponed += some.postponed;
    all.dead += some.dead;
    if (mailsIn(some) === 0) return all;
  }
}

const mailsIn = ({ sent, postponed, dead }: DeliveryCounts) => sent + postponed + dead;

export function startOutbox(delivery: MailDelivery): Outbox {
  const worker = startWorker(async (limit) => mailsIn(await delivery.deliver(limit)), delivery.limit);
  return {
    ...worker,
    deliverDue: () => deliverDue(delivery),
    stop: () => worker.stop().finally(() => delivery.close()),
  };
}
