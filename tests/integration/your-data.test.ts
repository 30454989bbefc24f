import { describe, expect, test } from 'vitest';
import { routes } from '@/lib/kernel/routes';
import { viewData } from '@/lib/your-data/data-key';
import { SITE, siteDatabase } from '../support/databases';
import { formRequest, formsThatComeBack, leadsTo } from '../support/form-calls';
import { aConsent, aDataKey, storeAssessment } from '../support/personal-data';
import { storeOrder } from '../support/stored-orders';

const { database } = await siteDatabase();
const { GET: exportFile } = await import('@/app/(your-data)/your-data/[token]/export/route');
const { POST: correct } = await import('@/app/api/your-data/correct/route');
const { POST: change } = await import('@/app/api/your-data/address/route');
const { POST: confirmChange } = await import('@/app/api/new-address/route');
const { POST: stop } = await import('@/app/api/your-data/newsletter/route');
const { context } = await import('@/lib/server/context');

const cameBack = formsThatComeBack(context().typed);
let person = 0;
const anAddress = () => `person-${++person}@example.org`;
const send = (route: typeof correct, fields: Record<string, string>) => route(formRequest('/api', fields));
const assessment = (id: string) => database.assessment.findUniqueOrThrow({ where: { id } });
const file = async (token: string) =>
  exportFile(new Request(`${SITE}/`), { params: Promise.resolve({ token }) });

describe('a key', () => {
  test('opens everything under its address, however that was typed, and nothing of others', async () => {
    const mine = await storeAssessment(database, { email: 'Grace.Hopper@Example.org' }, {});
    await storeAssessment(database, { email: 'grace.hopper@example.org.evil' });
    await storeOrder(database, { email: 'GRACE.HOPPER@example.org', title: 'Goal Cascade Builder' });
    await storeOrder(database, { email: 'other@example.org' });
    const data = await viewData(context(), await aDataKey(database, 'grace.hopper@example.org'));
    expect(data?.assessments.map(({ id }) => id)).toEqual([mine]);
    expect(data?.purchases.map(({ title }) => title)).toEqual(['Goal Cascade Builder']);
  });

  test('ends after its hour', async () => {
    const view = (key: string) => viewData(context(), key);
    expect(await view(await aDataKey(database, anAddress(), { minutes: 1 }))).not.toBeNull();
    expect(await view(await aDataKey(database, anAddress(), { minutes: 0 }))).toBeNull();
  });

  test.each(['', 'guessed', '\0', 'x'.repeat(5000)])('%j opens nothing', async (token) => {
    expect(await viewData(context(), token)).toBeNull();
  });
});

test('the export is a JSON file with what is stored, names and all', async () => {
  const email = anAddress();
  const id = await storeAssessment(
    database,
    {
      email,
      name: '"<b>Zoë</b>"',
      phone: '+1 555 010',
      ratings: { visionClarity: 2 },
      attribution: { utm_source: 'news', utm_campaign: 'spring' },
    },
    {},
  );
  const at = new Date('2026-03-02T12:00:00Z');
  await database.booking.create({ data: { id: 'b', assessmentId: id, bookedAt: at, toldAt: at } });
  await storeOrder(database, { email, utmMedium: 'mail' });
  const answer = await file(await aDataKey(database, email));
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="your-data.json"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(JSON.parse(await answer.text())).toMatchObject({
    email,
    assessments: [
      {
        name: '"<b>Zoë</b>"',
        phone: '+1 555 010',
        ratings: { visionClarity: 2 },
        attribution: { utm_source: 'news', utm_campaign: 'spring' },
      },
    ],
    bookings: [{ assessmentId: id, bookedAt: at.toISOString(), startsAt: null, canceledAt: null }],
    consents: [{ wording: 'Send me the newsletter.', wordingVersion: '1' }],
    purchases: [{ price: 5900, attribution: { utm_medium: 'mail' } }],
  });
});

describe('a correction', () => {
  test('changes who somebody is, and not what they answered', async () => {
    const email = anAddress();
    const id = await storeAssessment(database, { email, name: 'Ada', company: 'Old', overallScore: 55 });
    const token = await aDataKey(database, email);
    const form = {
      name: ' Ada Quist ',
      phone: '+1 555',
      company: '',
      role: 'ceo',
      companySize: 'Solo founder',
    };
    const answer = await send(correct, { token, assessment: id, ...form, email: 'stolen@example.org' });
    expect(leadsTo(answer)).toBe(`303 ${routes.dataPage(token)}?corrected=saved`);
    expect(await assessment(id)).toMatchObject({
      name: 'Ada Quist',
      phone: '+1 555',
      company: null,
      role: 'ceo',
      companySize: 'Solo founder',
      email,
      overallScore: 55,
    });
  });

  test.each([{ name: 'A' }, { name: 'A\r\nBcc: b' }, { phone: 'call me' }, { companySize: 'Huge' }])(
    '%j is refused, and comes back',
    async (wrong) => {
      const email = anAddress();
      const id = await storeAssessment(database, { email, name: 'Ada' });
      const token = await aDataKey(database, email);
      const fields = { name: 'Changed', phone: '', company: '', role: '', companySize: '', ...wrong };
      const answer = await send(correct, { token, assessment: id, ...fields });
      const sent = { assessment: id, ...fields };
      expect(cameBack(answer)).toEqual({
        to: `303 ${routes.dataPage(token)}?corrected=refused`,
        form: sent,
      });
      expect((await assessment(id)).name).toBe('Ada');
    },
  );
});

describe('a new address', () => {
  test('is asked first, and nothing changes before it has answered', async () => {
    const [from, to] = [anAddress(), anAddress()];
    const id = await storeAssessment(database, { email: from });
    const token = await aDataKey(database, from);
    const answer = await send(change, { token, email: to });
    expect(leadsTo(answer)).toBe(`303 ${routes.dataPage(token)}?address=asked#address`);
    expect(await database.outboxMail.findFirst({ where: { recipient: to } })).toMatchObject({
      template: 'address-change',
      data: { from },
    });
    expect((await assessment(id)).email).toBe(from);
  });

  test('that confirms takes the place of the old one everywhere, and the old one is told', async () => {
    const [from, to] = [anAddress(), anAddress()];
    const id = await storeAssessment(database, { email: from.toUpperCase() }, { email: from });
    const paid = await storeOrder(database, { email: from });
    const charged = await storeOrder(database, { email: 'other@example.org', billingEmail: from });
    const old = await aDataKey(database, from);
    const answer = await send(confirmChange, { token: await aDataKey(database, from, { newEmail: to }) });
    expect(leadsTo(answer)).toBe('303 /your-data?moved');
    expect((await assessment(id)).email).toBe(to);
    expect(await database.marketingConsent.findFirst({ where: { assessmentId: id } })).toMatchObject({
      email: to,
    });
    const order = (orderId: string) => database.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(await order(paid)).toMatchObject({ email: to, billingEmail: null });
    expect(await order(charged)).toMatchObject({ email: 'other@example.org', billingEmail: null });
    expect(await database.outboxMail.findFirst({ where: { recipient: from } })).toMatchObject({
      template: 'address-changed',
    });
    expect(await viewData(context(), old)).toBeNull();
  });

  test('confirms once', async () => {
    const token = await aDataKey(database, anAddress(), { newEmail: anAddress() });
    await send(confirmChange, { token });
    expect(leadsTo(await send(confirmChange, { token }))).toBe(`303 ${routes.newAddress(token)}`);
  });

  test('is written to three times a day at most, and the page says the same', async () => {
    const to = anAddress();
    for (let at = 0; at < 5; at++) {
      const token = await aDataKey(database, anAddress());
      expect(leadsTo(await send(change, { token, email: to }))).toContain('?address=asked');
    }
    expect(await database.outboxMail.count({ where: { recipient: to } })).toBe(3);
  });

  test.each(['', 'nobody', 'a@example.org\r\nBcc: b@example.org', `${'x'.repeat(300)}@example.org`])(
    '%j is refused',
    async (email) => {
      const token = await aDataKey(database, anAddress());
      expect(cameBack(await send(change, { token, email }))).toEqual({
        to: `303 ${routes.dataPage(token)}?address=invalid`,
        form: { email },
      });
    },
  );
});

test('the newsletter is stopped for every box of the address', async () => {
  const email = anAddress();
  await database.marketingConsent.createMany({
    data: [aConsent({ email, confirmedAt: new Date() }), aConsent({ email })],
  });
  await send(stop, { token: await aDataKey(database, email) });
  expect(await database.marketingConsent.count({ where: { email, withdrawnAt: null } })).toBe(0);
});
