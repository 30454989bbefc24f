import type { Database } from '@/lib/platform/database/client';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';
import { YEAR } from '../support/thoroughness';
import { aResult } from '../support/finished-diagnostics';
import { aConsent } from '../support/personal-data';
import { aMail, anOrderRow, aPaymentRow } from '../support/stored-orders';
import { insertAssessment } from '@/lib/diagnostic/store/assessments';
import { DAY } from '@/lib/kernel/time';

type AssessmentRow = Prisma.AssessmentCreateManyInput;

/** Who has more of each than SQLite takes in one query. */
export const REGULAR = 'regular@example.org';
const [FIRST, MANY] = [100, 1_100];
export const OF_REGULAR = MANY;
const isRegulars = (at: number) => at >= FIRST && at < FIRST + MANY;
const email = (at: number) => (isRegulars(at) ? REGULAR : `Someone${at}@example.org`);

/** Everyone whose consent is in force. */
export const readersOf = (consents: number): Set<string> =>
  new Set(some(consents, (at) => (isInForce(at) ? email(at) : [])).flat());
const isInForce = (at: number) => at % 3 > 0;
/** Of the regular's orders only a tenth. */
const isPaid = (at: number) => !isRegulars(at) || at % 11 === 0;

const some = <Row>(count: number, row: (at: number) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => row(at));

/** Fills a database with what a year may bring, the newest of it a moment ago. */
export async function liveAYear(database: Database, now: Date): Promise<void> {
  const ago = (at: number, count: number) => new Date(now.getTime() - (at / count) * 365 * DAY);
  const { assessments, orders, consents, others } = YEAR;
  const one = aResult();
  await insertAssessment(database, one, null);
  const stored = (await database.assessment.delete({ where: { id: one.id } })) as AssessmentRow;
  await database.assessment.createMany({
    data: some(assessments, (at) => ({
      ...stored,
      attribution: undefined,
      id: `a-${at}`,
      email: email(at),
      createdAt: ago(at, assessments),
    })),
  });
  await database.reportRequest.createMany({
    data: some(others, (at) => ({ assessmentId: `a-${at}`, createdAt: ago(at, others), callAt: now })),
  });
  await database.booking.createMany({
    data: some(others, (at) => ({
      id: `b-${at}`,
      assessmentId: `a-${at}`,
      bookedAt: now,
      startsAt: now,
      toldAt: now,
    })),
  });
  await database.marketingConsent.createMany({
    data: some(consents, (at) => ({
      ...aConsent({ id: `c-${at}`, email: email(at).toLowerCase(), assessmentId: `a-${at}` }),
      createdAt: ago(at, consents),
      confirmedAt: now,
      withdrawnAt: isInForce(at) ? null : now,
    })),
  });
  await database.order.createMany({
    data: some(orders, (at) => ({
      ...anOrderRow({ id: `o-${at}`, number: `PL-${at}`, email: email(at), createdAt: ago(at, orders) }),
      ...(isPaid(at) ? { paidAt: now, soldAt: now } : { status: 'canceled' as const, paidAt: null }),
    })),
  });
  await database.payment.createMany({
    data: some(orders, (at) => aPaymentRow(`o-${at}`, { id: `ch-${at}`, paymentIntentId: `pi-${at}` })),
  });
  await database.refund.createMany({
    data: some(others, (at) => ({
      id: `re-${at}`,
      orderId: `o-${at % orders}`,
      amount: 100,
      status: 'succeeded',
      createdAt: now,
    })),
  });
  await database.download.createMany({
    data: some(others, (at) => ({ id: `d-${at}`, orderId: `o-${at % orders}`, file: 'a/b', at: now })),
  });
  await database.outboxMail.createMany({
    data: some(others, (at) => ({
      ...aMail({ id: `m-${at}`, recipient: email(at), orderId: `o-${at % orders}` }),
      data: undefined,
      status: at % 2 ? ('dead' as const) : ('queued' as const),
      createdAt: ago(at, others),
    })),
  });
  await database.teamRoom.createMany({
    data: some(others, (at) => ({
      id: `t-${at}`,
      createdAt: ago(at, others),
      founderHash: `f-${at}`,
      memberHash: `r-${at}`,
    })),
  });
  await database.erasedId.createMany({
    data: some(others, (at) => ({ idHash: `e-${at}`, erasedAt: now })),
  });
}
