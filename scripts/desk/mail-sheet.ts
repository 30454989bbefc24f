import type { Site } from '../setup/open-site';
import { MAIL_STATES, mailName, moment, NOTHING, text, type Sheet } from './cells';
import { findMail } from '../../lib/mail/store/outbox';
import { findOrder } from '../../lib/shop/store/orders';

/** A mail that waits or was given up; null: it is not there. */
export async function mailSheet(site: Site, id: string): Promise<Sheet | null> {
  const mail = await findMail(site.database, id);
  if (!mail) return null;
  const order = mail.orderId === null ? null : await findOrder(site.database, { id: mail.orderId });
  return {
    ...NOTHING,
    title: mailName(site, mail.template),
    state: `It is ${MAIL_STATES[mail.status]}.`,
    facts: [
      text('To', mail.recipient ?? 'the firm'),
      moment('Queued', mail.createdAt),
      mail.sentAt ? moment('Sent', mail.sentAt) : moment('Next try', mail.dueAt),
      { name: 'Tries', kind: 'number', value: mail.tries } as const,
      text('Last error', mail.lastError),
    ],
    address: mail.recipient,
    others: [
      ...(order ? [other('orders', order.number, `Open order ${order.number}`)] : []),
      ...(mail.assessmentId ? [other('leads', mail.assessmentId, 'Open the diagnostic')] : []),
    ],
    actions: mail.status === 'dead' ? [{ name: 'retryMail', id }] : [],
  };
}

const other = (table: 'orders' | 'leads', id: string, text: string) => ({ table, id, text });
