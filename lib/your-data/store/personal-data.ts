import { audienceOf } from '@/lib/mail/rules/outbox';
import { IN_FORCE } from '@/lib/your-data/rules/consent';
import type { Correction } from '@/lib/your-data/rules/correction';
import type { PersonalDataStore } from '@/lib/your-data/ports';
import { fromRow } from '@/lib/diagnostic/store/assessments';
import { assessmentsOf } from '@/lib/diagnostic/store/of-address';
import type { Database, OpenTransaction } from '@/lib/platform/database/client';
import { queueMail } from '@/lib/mail/store/outbox';
import { shownOrderStore } from '@/lib/shop/store/shown-orders';

/** Everything under an address, however it was typed. */
export function personalDataStore(database: Database): PersonalDataStore {
  return {
    async read(email) {
      const ids = await assessmentsOf(database, email);
      const assessments = await database.assessment.findMany({
        where: { id: { in: ids } },
        orderBy: { createdAt: 'desc' },
      });
      const reportRequests = await database.reportRequest.findMany({ where: { assessmentId: { in: ids } } });
      const bookings = await database.booking.findMany({ where: { assessmentId: { in: ids } } });
      const purchases = await shownOrderStore(database).ofAddress(email);
      const ofOrders = { orderId: { in: purchases.map(({ id }) => id) } };
      const orderNumber = ({ orderId }: { orderId: string }) =>
        purchases.find(({ id }) => id === orderId)?.number ?? '';
      const cards = await database.payment.findMany({
        where: { ...ofOrders, OR: [{ last4: { not: null } }, { country: { not: null } }] },
        orderBy: { noticedAt: 'asc' },
      });
      const downloads = await database.download.findMany({ where: ofOrders, orderBy: { at: 'asc' } });
      const mails = await database.outboxMail.findMany({
        where: {
          OR: [{ recipient: email }, ofOrders, { assessmentId: { in: ids } }],
        },
        orderBy: { createdAt: 'desc' },
        select: { template: true, status: true, createdAt: true, sentAt: true },
      });
      const consents = await database.marketingConsent.findMany({
        where: { email: email.toLowerCase() },
        orderBy: { createdAt: 'desc' },
      });
      return {
        email,
        assessments: assessments.map(fromRow),
        reportRequests,
        bookings,
        consents,
        purchases,
        cards: cards.map(({ brand, last4, country, ...one }) => ({
          ...{ orderNumber: orderNumber(one), brand, last4, country },
        })),
        downloads: downloads.map((one) => ({ orderNumber: orderNumber(one), file: one.file, at: one.at })),
        mails: mails.filter(({ template }) => !['owner', 'leadWebhook'].includes(audienceOf(template))),
      };
    },

    async correct(email, assessmentId, correction: Correction) {
      if (!(await assessmentsOf(database, email)).includes(assessmentId)) return false;
      await database.assessment.update({
        where: { id: assessmentId },
        data: correction,
        select: { id: true },
      });
      return true;
    },

    move: (from, to, notice, tell) =>
      database.$transaction(async (open) => {
        const where = { email: from.toLowerCase(), ...IN_FORCE };
        const read = tell && (await open.marketingConsent.findFirst({ where }));
        await moveRows(open, from, to);
        for (const mail of [notice, ...(read ? tell(read) : [])]) await queueMail(open, mail);
      }),
  };
}

/** Puts one address in the place of another, wherever it stands; what the charge said goes. */
async function moveRows(open: OpenTransaction, from: string, to: string): Promise<void> {
  await open.$executeRaw`UPDATE "Assessment" SET email = ${to} WHERE lower(email) = lower(${from})`;
  await open.$executeRaw`UPDATE "MarketingConsent" SET email = lower(${to}) WHERE email = lower(${from})`;
  await open.$executeRaw`UPDATE "Order" SET email = ${to}, "billingEmail" = NULL WHERE lower(email) = lower(${from})`;
  await open.$executeRaw`
    UPDATE "Order" SET email = coalesce(email, ${to}), "billingEmail" = NULL WHERE lower("billingEmail") = lower(${from})`;
  await open.$executeRaw`
    UPDATE "OutboxMail" SET recipient = ${to} WHERE lower(recipient) = lower(${from}) AND status <> 'sent'`;
  await open.dataKey.deleteMany({ where: { email: from.toLowerCase() } });
}
