import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { linkExpiry } from '@/lib/shop/rules/product-file';
import { signedFileLinks } from '@/lib/shop/file-links';
import { cleanUp } from '@/lib/your-data/store/clean-up';
import { queueMail } from '@/lib/mail/store/outbox';
import { LINK_SECRETS, siteDatabase } from '../support/databases';
import { formRequest, leadsTo } from '../support/form-calls';
import { aDataKey, storeAssessment } from '../support/personal-data';
import { aMail, storeOrder, storePayment } from '../support/stored-orders';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';
import { traces } from '../support/traces';
import { randomId } from '@/lib/platform/random/tokens';
import { viewData } from '@/lib/your-data/data-key';
import { requestReport } from '@/lib/diagnostic/request-report';
import { openDownload } from '@/lib/shop/open-download';

const folder = temporaryFolder('erasing');
afterAll(() => removeFolder(folder));
const ERASED_LIST = path.join(folder, 'list', 'erased');
fs.mkdirSync(path.dirname(ERASED_LIST));
const { database, url } = await siteDatabase({
  ERASED_LIST,
  LEAD_WEBHOOK_URL: 'https://crm.test/hook',
  LEAD_WEBHOOK_SECRET: 's'.repeat(40),
});
const { POST } = await import('@/app/api/your-data/delete/route');
const { context } = await import('@/lib/server/context');

const erase = async (email: string) => POST(formRequest('/api', { token: await aDataKey(database, email) }));
/** All that is due, as the site does it every few minutes. */
const cleanedUp = () => cleanUp(database, url);
const order = (id: string) => database.order.findUniqueOrThrow({ where: { id } });

/** Everything the site may know of one person. */
async function aPerson(name: string, email: string) {
  const assessment = await storeAssessment(
    database,
    {
      name,
      email,
      phone: '+1 555 0123',
      company: `${name} Works`,
      role: `Chief ${name}`,
      attribution: { utm_source: `${name} letter` },
    },
    {},
  );
  const bookedAt = new Date('2026-03-02T12:00:00Z');
  await database.booking.create({
    data: { id: `booking-of-${name}`, assessmentId: assessment, bookedAt, toldAt: bookedAt },
  });
  const paid = await storeOrder(database, {
    email,
    billingEmail: `billing.${email}`,
    utmCampaign: `${name} search`,
    paymentIntentId: `pi_${randomBytes(6).toString('hex')}`,
    clientSecretHash: randomBytes(9).toString('hex'),
  });
  const begun = await storeOrder(database, { email, status: 'awaiting_payment', paidAt: null });
  await database.orderAccess.create({ data: { orderId: paid, tokenHash: randomId() } });
  await queueMail(database, aMail({ recipient: email.toUpperCase(), orderId: paid }));
  await queueMail(
    database,
    aMail({ template: 'address-change', recipient: 'new@example.org', data: { from: email } }),
  );
  const dead = aMail({ recipient: email });
  await queueMail(database, dead);
  await database.outboxMail.update({ where: { id: dead.id }, data: { status: 'dead' } });
  return { assessment, paid, begun };
}

describe('after a deletion', () => {
  test('and a clean-up a search for name and address finds nothing in the files or a dump', async () => {
    await aPerson('Zephyrina', 'zephyrina@quux.example');
    expect(await traces(url, ['zephyrina', 'quux.example'])).toBeGreaterThan(10);
    expect(leadsTo(await erase('zephyrina@quux.example'))).toBe('303 /your-data?deleted');
    await cleanedUp();
    expect(await traces(url, ['zephyrina', 'quux.example'])).toBe(0);
  });

  test('that could not be noted outside the database the visitor is told that a step is left', async () => {
    const email = 'noted-later@quux.example';
    const id = await storeAssessment(database, { email }, {});
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const aside = path.join(folder, 'aside');
    fs.renameSync(path.dirname(ERASED_LIST), aside);
    fs.writeFileSync(path.dirname(ERASED_LIST), 'in the way');
    onTestFinished(() => {
      said.mockRestore();
      fs.rmSync(path.dirname(ERASED_LIST));
      fs.renameSync(aside, path.dirname(ERASED_LIST));
    });
    expect(leadsTo(await erase(email))).toBe('303 /your-data?deleting');
    expect(await database.assessment.count({ where: { id } })).toBe(0);
  });

  test('no request for a report, no booked call, no count of mails, no queued report, notice or webhook is left', async () => {
    const { assessment } = await aPerson('Quentin', 'Quentin@example.org');
    const other = await aPerson('Rhoda', 'rhoda@example.org');
    for (const assessmentId of [assessment, other.assessment])
      expect(await requestReport(context(), { assessmentId }, null)).toMatchObject({ ok: true });
    const left = async (assessmentId: string) => {
      const mails = await database.outboxMail.findMany({
        where: { assessmentId },
        orderBy: { template: 'asc' },
      });
      return {
        mails: mails.map(({ template }) => template),
        requests: await database.reportRequest.count({ where: { assessmentId } }),
        bookings: await database.booking.count({ where: { assessmentId } }),
      };
    };
    const all = { mails: ['lead-hook', 'owner-lead', 'report'], requests: 1, bookings: 1 };
    expect([await left(assessment), await left(other.assessment)]).toEqual([all, all]);
    expect(await database.mailAllowance.count()).toBe(2);
    await erase('quentin@example.org');
    const nothing = { mails: [], requests: 0, bookings: 0 };
    expect([await left(assessment), await left(other.assessment)]).toEqual([nothing, all]);
    expect(await database.mailAllowance.count()).toBe(1);
  });

  test('a paid order keeps product, amount, date and number, and a hash that nobody else can make', async () => {
    const { paid } = await aPerson('Yolanda', 'yolanda@example.org');
    const before = await order(paid);
    await erase('yolanda@example.org');
    const after = await order(paid);
    for (const kept of [
      'productSlug',
      'title',
      'priceCents',
      'currency',
      'paidAt',
      'paymentIntentId',
      'number',
    ] as const)
      expect(after[kept]).toEqual(before[kept]);
    expect(after).toMatchObject({ email: null, billingEmail: null });
    expect(after.erasedAt).toBeInstanceOf(Date);
    expect(after.emailHash).toMatch(/^[\w-]{43}$/);
  });

  test('of the card, of the owner’s notes and of the downloads nothing is left', async () => {
    const { paid: orderId } = await aPerson('Sybil', 'sybil@example.org');
    const at = new Date();
    await storePayment(database, orderId, { country: 'AT' });
    await database.refund.create({
      data: { id: 're_s', orderId, amount: 1, status: 'succeeded', note: 'Sybil called', createdAt: at },
    });
    await database.download.create({ data: { id: 'd_s', orderId, file: 'a/b', at, networkHash: 'h' } });
    await erase('sybil@example.org');
    expect(await database.payment.findMany({ where: { orderId } })).toMatchObject([
      { amount: 5900, brand: null, last4: null, country: null },
    ]);
    expect(await database.refund.findMany({ where: { orderId } })).toMatchObject([{ amount: 1, note: null }]);
    expect(await database.download.count({ where: { orderId } })).toBe(0);
    await cleanedUp();
    expect(await traces(url, ['sybil'])).toBe(0);
  });

  test('no key, no claim and no link made before opens the files', async () => {
    const { paid } = await aPerson('Xavier', 'xavier@example.org');
    const file = '90-day-sprint-planner/LICENSE.txt';
    const link = signedFileLinks([LINK_SECRETS]).sign({
      orderId: paid,
      file,
      expires: linkExpiry(new Date()),
    });
    expect((await openDownload(context(), link)).ok).toBe(true);
    await erase('xavier@example.org');
    expect(await openDownload(context(), link)).toEqual({ ok: false, error: 'invalid' });
    expect(await database.orderAccess.count({ where: { orderId: paid } })).toBe(0);
    expect((await order(paid)).clientSecretHash).toBeNull();
  });

  test('an order that was never paid has no buyer, and can still be paid', async () => {
    const { begun } = await aPerson('Wanda', 'wanda@example.org');
    await erase('wanda@example.org');
    expect(await order(begun)).toMatchObject({ email: null, status: 'awaiting_payment', erasedAt: null });
  });

  test('others keep all that is theirs, also whose order names the address of the charge', async () => {
    const shared = await storeOrder(database, {
      email: 'friend@example.org',
      billingEmail: 'victor@example.org',
    });
    const other = await aPerson('Ulrich', 'ulrich@example.org');
    await erase('victor@example.org');
    expect(await order(shared)).toMatchObject({
      email: 'friend@example.org',
      billingEmail: null,
      erasedAt: null,
    });
    expect(await database.assessment.count({ where: { id: other.assessment } })).toBe(1);
  });

  test('the same key opens nothing', async () => {
    const token = await aDataKey(database, 'tina@example.org');
    await POST(formRequest('/api', { token }));
    expect(await viewData(context(), token)).toBeNull();
  });

  test('no key to change another address into this one is left', async () => {
    await aDataKey(database, 'other@example.org', { newEmail: 'tina@example.org' });
    await erase('tina@example.org');
    expect(await database.dataKey.count({ where: { newEmail: 'tina@example.org' } })).toBe(0);
  });
});
