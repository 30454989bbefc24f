import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownersLeads } from '@/lib/diagnostic/store/owners-leads';
import { PAGE } from '@/lib/platform/database/read-pages';
import { soldProducts } from '@/lib/shop/store/catalogue';
import { readErased } from '@/lib/your-data/store/erased-ids';
import { leadSheet } from '@/scripts/desk/lead-sheet';
import { orderSheet } from '@/scripts/desk/order-sheet';
import { personSheet } from '@/scripts/desk/person-sheet';
import { findWholeOrder } from '@/scripts/owner/whole-order';
import { TABLE_READERS as TABLES } from '@/scripts/desk/tables';
import { readEnv } from '@/lib/platform/config/env';
import { sweep } from '@/lib/server/jobs';
import { tokenHash } from '@/lib/platform/random/tokens';
import { countUnder } from '@/lib/your-data/store/erasure';
import { readPersonalData } from '@/lib/your-data/store/personal-data';
import { queueDigests, listUnrequested } from '@/lib/diagnostic/queue-digests';
import { toldOfEdition } from '@/lib/shop/announce';
import { countPeers } from '@/lib/diagnostic/peer-scores';
import { viewOrder } from '@/lib/shop/view-order';
import { endUnpaidOrders, recheckOrders } from '@/lib/shop/unpaid-orders';
import { reconcile } from '@/lib/shop/reconcile';
import { ordersOfAddress } from '@/lib/shop/store/shown-orders';
import { findAssessment } from '@/lib/diagnostic/store/assessments';
import { applyPayment } from '@/lib/shop/apply-payment';
import { writeShopMail } from '@/lib/shop/mails/write-shop-mail';
import { noteBooking } from '@/lib/diagnostic/store/bookings';
import { viewTeamRoom } from '@/lib/diagnostic/team-rooms';
import { cleanUp } from '@/lib/your-data/store/clean-up';
import { runHealthChecks } from '@/lib/server/troubles';
import { aSite, opened } from '../support/a-context';
import { liveAYear, OF_REGULAR, readersOf, REGULAR } from './a-year';
import { charge } from '../support/an-order';
import { runCommand } from '../support/command';
import { LINK_SECRETS, siteDatabase, SITE } from '../support/databases';
import { PUBLISHABLE_KEY, SECRET_KEY, startSandbox, WEBHOOK_SECRET } from '../support/a-sandbox';
import { LONG, YEAR } from '../support/thoroughness';

const { database, url } = await siteDatabase();
const NOW = new Date();
const ORDER_KEY = 'k'.repeat(32);

/** What was asked of the database, and the most rows that one answer had. */
const asked = { queries: 0, rows: 0 };
const counting = database.$extends({
  query: {
    async $allOperations({ args, query, operation }) {
      const found: unknown = await query(args);
      asked.queries++;
      // An address is looked for in SQL of our own, which brings ids alone.
      if (operation === 'findMany' && Array.isArray(found)) asked.rows = Math.max(asked.rows, found.length);
      return found;
    },
  },
}) as unknown as typeof database;

const stripe = await startSandbox({ webhook: null });
afterAll(() => stripe.stop());
const settings = readEnv({
  LINK_SECRETS,
  DATABASE_URL: url,
  BASE_URL: SITE,
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_BASE: stripe.url,
});
const run = (words: string) => runCommand(...(words.split(' ') as [string]));
const site = opened(aSite({ settings, database: counting, now: () => NOW }));
const desk = { ...site, close: () => Promise.resolve(), ownersLeads: ownersLeads(counting) };

beforeAll(async () => {
  await liveAYear(database, NOW);
  await database.teamRoom.update({ where: { id: 't-0' }, data: { founderHash: tokenHash(ORDER_KEY) } });
  await database.dueCleanUp.create({ data: { id: 'due', since: NOW } });
  await database.orderAccess.create({ data: { orderId: 'o-0', tokenHash: tokenHash(ORDER_KEY) } });
}, LONG.timeout);

const MAIL = {
  id: 'm',
  assessmentId: null,
  orderId: null,
  recipient: REGULAR,
  data: null,
  messageId: 'm',
  tries: 0,
};
const A_PAYMENT = charge('succeeded', { id: 'ch-new', amount: 5900, productSlug: '90-day-sprint-planner' });
const A_BOOKING = {
  id: 'b-new',
  emails: [REGULAR],
  toldAt: NOW,
  startsAt: NOW,
  isCanceled: false,
  isMissed: false,
};

const WORK: Record<string, () => Promise<unknown>> = {
  'the desk’s leads': () => TABLES.leads(desk),
  'the desk’s orders': () => TABLES.orders(desk),
  'the desk’s mail': () => TABLES.mail(desk),
  'the sheet of an order': async () => orderSheet(desk, (await findWholeOrder(desk, 'PL-1'))!),
  'the sheet of a lead': async () => leadSheet(desk, (await desk.ownersLeads.find('a-1'))!),
  'the sheet of a person': () => personSheet(desk, REGULAR),
  'the orders of an address': () => ordersOfAddress(site.database, REGULAR),
  'the orders that are checked again': () => recheckOrders(site, NOW),
  'the comparison with Stripe': () => reconcile(site, { since: new Date(0), until: NOW }),
  'the page of an order': () => viewOrder(site, ORDER_KEY),
  'the page of a result': () => findAssessment(site.database, 'a-1'),
  'the daily digest': () => queueDigests(site, NOW),
  'the buyers to tell of an edition': () => toldOfEdition(site, '90-day-sprint-planner'),
  'what firms score': () => countPeers(site),
  'the products that were sold': () => soldProducts(counting),
  'what was erased': () => readErased(counting),
  'the data of one address': () => readPersonalData(site.database, REGULAR),
  'what is under an address': () => countUnder(site, REGULAR),
  'the page of a team room': () => viewTeamRoom(site, ORDER_KEY),
  'the checks of health': () => runHealthChecks({ ...site, builtAt: NOW }, NOW),
  'what the daily digest lists': () => listUnrequested(counting, new Date(0), NOW, 100),
  'the mail of a receipt': () => writeShopMail(site, { ...MAIL, template: 'receipt', orderId: 'o-0' }),
  'the mail with an address’s orders': () => writeShopMail(site, { ...MAIL, template: 'find-purchase' }),
  'a payment of an address with many orders': async () =>
    expect(await applyPayment(site, { ...A_PAYMENT, orderId: 'o-101' }, null)).toBe('changed'),
  'a booking of an address with many diagnostics': async () => {
    expect(await noteBooking(counting, A_BOOKING)).not.toBeNull();
    await database.booking.delete({ where: { id: A_BOOKING.id } });
  },
  'the clean-up after a deletion': () => cleanUp(counting, url),
};

describe('of a year', () => {
  test.each(Object.keys(WORK))('%s asks for few rows at a time, and not often', LONG, async (name) => {
    Object.assign(asked, { queries: 0, rows: 0 });
    await WORK[name]!();
    expect(asked.rows).toBeLessThanOrEqual(PAGE + 1);
    const all = Object.values(YEAR).reduce((sum, count) => sum + count, 0);
    expect(asked.queries).toBeLessThan(40 + (10 * all) / PAGE);
  });

  test('every lead is listed once, the newest first', LONG, async () => {
    const leads = await ownersLeads(database).list({});
    expect(new Set(leads.map(({ id }) => id)).size).toBe(YEAR.assessments);
    expect(leads.map(({ createdAt }) => createdAt.getTime())).toEqual(
      leads.map(({ createdAt }) => createdAt.getTime()).sort((a, b) => b - a),
    );
    expect(leads.filter(({ asked }) => asked === 'call')).toHaveLength(YEAR.others);
    expect(leads.filter(({ booking }) => booking)).toHaveLength(YEAR.others);
  });
});

test.each([
  ['leads export', YEAR.assessments + 1],
  [`privacy export ${REGULAR}`, null],
  ['orders export', YEAR.orders + 1],
  ['leads list', 53],
  ['orders list', 53],
  ['outbox list', 403],
  ['leads readers', readersOf(YEAR.consents).size + 1],
  ['leads report', null],
])('npm run %s says all of it, in %s lines', LONG, async (command, lines) => {
  const { code, output } = await run(command);
  expect(code).toBe(0);
  if (lines) expect(output.trimEnd().split('\n')).toHaveLength(lines);
});

test('the hourly jobs end unpaid orders, each in a query or two, and forget dead letters', LONG, async () => {
  Object.assign(asked, { queries: 0, rows: 0 });
  const { ended, waiting } = await endUnpaidOrders(site)(NOW);
  await sweep(site.database, NOW);
  expect(ended).toBeGreaterThan(0);
  expect(waiting).toBe(0);
  expect(asked.rows).toBeLessThanOrEqual(PAGE + 1);
  expect(asked.queries).toBeLessThan(40 + 2 * ended);
});

test('the command privacy erase leaves nothing of one address', LONG, async () => {
  const { code, output } = await run(`privacy erase ${REGULAR} --yes`);
  expect([code, output]).toEqual([0, expect.stringContaining(`${OF_REGULAR} diagnostics`)]);
  expect(await database.assessment.count({ where: { email: REGULAR } })).toBe(0);
  expect(await database.order.count({ where: { email: REGULAR } })).toBe(0);
  expect(await database.marketingConsent.count({ where: { email: REGULAR } })).toBe(0);
});
