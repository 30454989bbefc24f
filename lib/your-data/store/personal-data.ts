import type { z } from 'zod';
import type { personChecks } from '@/lib/diagnostic/rules/assessment';
import { audienceOf, type NewMail } from '@/lib/mail/rules/outbox';
import type { PersonalData } from '@/lib/your-data/rules/personal-data';
import { fromRow, assessmentsOf } from '@/lib/diagnostic/store/assessments';
import type { Database, OpenTransaction } from '@/lib/platform/database/client';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';
import { inParts, readPages } from '@/lib/platform/database/read-pages';
import { queueMail } from '@/lib/mail/store/outbox';
import { ordersOfAddress } from '@/lib/shop/store/shown-orders';

/** Everything under an address, however it was typed. */
export async function readPersonalData(database: Database, email: string): Promise<PersonalData> {
  const ids = await assessmentsOf(database, email);
  const assessments = await inParts(ids, (part) =>
    database.assessment.findMany({ where: { id: { in: part } } }),
  );
  const ofAssessments = <Row>(find: (where: { assessmentId: { in: string[] } }) => Promise<Row[]>) =>
    inParts(ids, (part) => find({ assessmentId: { in: part } }));
  const reportRequests = await ofAssessments((where) => database.reportRequest.findMany({ where }));
  const bookings = await ofAssessments((where) =>
    readPages('id', (page) => database.booking.findMany({ where, orderBy: { id: 'asc' }, ...page })),
  );
  const purchases = await ordersOfAddress(database, email);
  const numbers = new Map(purchases.map(({ id, number }) => [id, number]));
  const orderNumber = ({ orderId }: { orderId: string }) => numbers.get(orderId) ?? '';
  const ofOrders = <Row>(find: (where: { orderId: { in: string[] } }) => Promise<Row[]>) =>
    inParts([...numbers.keys()], (part) => find({ orderId: { in: part } }));
  const known = [{ last4: { not: null } }, { country: { not: null } }];
  const cards = await ofOrders((where) =>
    readPages('id', (page) =>
      database.payment.findMany({ where: { ...where, OR: known }, orderBy: { id: 'asc' }, ...page }),
    ),
  );
  const downloads = await ofOrders((where) =>
    readPages('id', (page) => database.download.findMany({ where, orderBy: { id: 'asc' }, ...page })),
  );
  const mailsWhere = (where: Prisma.OutboxMailWhereInput) =>
    readPages('id', (page) =>
      database.outboxMail.findMany({
        where,
        orderBy: { id: 'asc' },
        select: { id: true, template: true, status: true, createdAt: true, sentAt: true },
        ...page,
      }),
    );
  const found = [
    ...(await mailsWhere({ recipient: email })),
    ...(await ofOrders(mailsWhere)),
    ...(await ofAssessments(mailsWhere)),
  ];
  // One may be found in more than one way.
  const mails = [...new Map(found.map(({ id, ...mail }) => [id, mail])).values()];
  const consents = await readPages('id', (page) =>
    database.marketingConsent.findMany({
      where: { email: email.toLowerCase() },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...page,
    }),
  );
  return {
    email,
    assessments: sortedBy(assessments, (one) => -one.createdAt.getTime()).map(fromRow),
    reportRequests,
    bookings,
    consents,
    purchases,
    cards: sortedBy(cards, (one) => one.noticedAt.getTime()).map(({ brand, last4, country, ...one }) => ({
      orderNumber: orderNumber(one),
      brand,
      last4,
      country,
    })),
    downloads: sortedBy(downloads, (one) => one.at.getTime()).map((one) => ({
      orderNumber: orderNumber(one),
      file: one.file,
      at: one.at,
    })),
    mails: sortedBy(mails, (one) => -one.createdAt.getTime()).filter(
      ({ template }) => !['owner', 'leadWebhook'].includes(audienceOf(template)),
    ),
  };
}

/** False: no diagnostic of this address. */
export async function correctAssessment(
  database: Database,
  email: string,
  assessmentId: string,
  correction: z.output<z.ZodObject<ReturnType<typeof personChecks>>>,
): Promise<boolean> {
  if (!(await assessmentsOf(database, email)).includes(assessmentId)) return false;
  await database.assessment.update({ where: { id: assessmentId }, data: correction, select: { id: true } });
  return true;
}

/** Replaces an address everywhere, ends its keys, and queues the notice; all or nothing. */
export const moveAddress = (database: Database, from: string, to: string, notice: NewMail): Promise<void> =>
  database.$transaction(async (open) => {
    await moveRows(open, from, to);
    await queueMail(open, notice);
  });

const sortedBy = <Row>(rows: Row[], value: (row: Row) => number): Row[] =>
  rows.toSorted((one, other) => value(one) - value(other));

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
