import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { assessmentStore } from '@/lib/diagnostic/store/assessments';
import { outboxStore } from '@/lib/mail/store/outbox';
import { siteDesk } from '@/scripts/owner/desk/desk';
import type { Action } from '@/studio/desk/actions';
import type { DeskName } from '@/studio/desk/desk';
import { aShop } from '../support/a-shop';
import { contentWith } from '../support/content';
import { aResult } from '../support/finished-diagnostics';
import { aMail, storeOrder } from '../support/stored-orders';

const shop = await aShop({ LINK_SECRET: 'k'.repeat(40) });
const { database } = shop;
const lead = aResult({ name: 'Ada', email: 'ada@example.org', attribution: { utm_source: 'newsletter' } });

beforeEach(async () => {
  await database.assessment.deleteMany();
  await assessmentStore(database).insert(lead, null);
});

/** The rows of a table, each by the names of its columns. */
async function rowsOf(name: DeskName) {
  const { columns, rows } = await siteDesk.read(name, 'days30');
  return rows.map(({ cells }) => Object.fromEntries(columns.map((column, at) => [column.name, cells[at]])));
}

/** Asks, says yes to what was asked, and answers with both. */
async function agreeing(action: Action) {
  const asked = await siteDesk.ask(action);
  if (!asked.ok) return { asked: '', done: asked };
  const text = asked.value?.text ?? null;
  return { asked: text ?? '', done: await siteDesk.act(action, text) };
}

async function sold(): Promise<{ id: string; number: string; priceCents: number }> {
  const { id, paymentIntentId, priceCents } = await shop.begin();
  await shop.pay(paymentIntentId);
  await shop.settled();
  return { id, number: (await shop.order(id)).number, priceCents };
}

const refundOf = (number: string, amount = ''): Action => ({
  name: 'refund',
  number,
  amount,
  reason: 'asked',
});

test('the desk lists leads, orders, and mail that waits, as the owner’s commands do', async () => {
  await storeOrder(database, { number: 'PL-TEST-0001', attribution: { utm_source: 'newsletter' } });
  await outboxStore(database).queue(aMail({ recipient: 'bob@example.org' }));
  expect(siteDesk.isThere()).toBe(true);
  expect(await siteDesk.zone()).toBe(shop.content.site.timeZone);
  expect(await rowsOf('leads')).toEqual([
    expect.objectContaining({
      ...{ Name: 'Ada', Email: 'ada@example.org', 'Asked for': 'nothing', Marketing: 'no' },
      ...{ Channel: 'newsletter', Verdict: 'Needs Attention', Call: 'no', 'Call at': null },
    }),
  ]);
  expect(await rowsOf('orders')).toEqual([
    expect.objectContaining({
      ...{ Number: 'PL-TEST-0001', Date: '2026-03-01T10:05:00.000Z', Status: 'Paid' },
      ...{ Price: 5900, Item: '90-Day Sprint Planner', Channel: 'newsletter' },
    }),
  ]);
  expect(await rowsOf('mail')).toEqual([
    expect.objectContaining({
      ...{ State: 'waiting', Mail: 'Receipt with download links', To: 'bob@example.org', Tries: 0 },
    }),
  ]);
  expect((await rowsOf('funnel')).map(({ Stage, Count }) => [Stage, Count])).toContainEqual([
    'Landing page',
    0,
  ]);
  expect(await rowsOf('statements')).toHaveLength(16);
});

test('a word that was saved meanwhile is in the next look', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const saved = contentWith();
  vi.stubEnv('CONTENT_FOLDER', path.relative(process.cwd(), saved));
  expect(await siteDesk.zone()).toBe('America/New_York');
  const file = path.join(saved, 'site.yaml');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('America/New_York', 'Europe/Berlin'));
  expect(await siteDesk.zone()).toBe('Europe/Berlin');
});

test('a call that was booked stands with the lead', async () => {
  const at = new Date('2026-03-02T12:00:00Z');
  const startsAt = new Date('2026-03-05T15:00:00Z');
  await database.booking.create({
    data: { id: 'b', assessmentId: lead.id, bookedAt: at, toldAt: at, startsAt },
  });
  expect(await rowsOf('leads')).toMatchObject([{ Call: 'booked', 'Call at': startsAt.toISOString() }]);
  const sheet = await siteDesk.open('leads', lead.id);
  expect(sheet?.facts).toEqual(
    expect.arrayContaining([
      { name: 'Call booked', kind: 'time', value: at.toISOString() },
      { name: 'Call at', kind: 'time', value: startsAt.toISOString() },
    ]),
  );
});

test('leads and orders are saved as the commands export them, all or those that are shown', async () => {
  const bob = aResult({ name: 'Bob', email: 'bob@example.org' });
  await assessmentStore(database).insert(bob, null);
  await storeOrder(database, { number: 'PL-TEST-0002' });
  const textOf = async (kind: 'leads' | 'orders', ids: string[] | null = null) => {
    const made = await siteDesk.file({ kind, ids });
    return made.ok ? String(made.value.body) : made.error;
  };
  const all = await textOf('leads');
  expect(all).toMatch(/^\uFEFFid,finished,name,/);
  for (const name of ['Ada', 'Bob']) expect(all).toContain(`,${name},`);
  const one = await textOf('leads', [bob.id]);
  expect(one.split('\r\n')).toHaveLength(3);
  expect(one).toContain(',Bob,');
  expect(await textOf('orders')).toContain('\r\nPL-TEST-0002,');
});

test('a lead is opened with every answer, a link to its results, and its report as PDF', async () => {
  const sheet = await siteDesk.open('leads', lead.id);
  expect(sheet).toMatchObject({ title: 'Ada', state: expect.stringContaining('Needs Attention') as string });
  expect(sheet?.parts[0]).toMatchObject({ title: 'Answers' });
  expect(sheet?.parts[0]?.rows).toHaveLength(16);
  expect(sheet?.links[0]?.href).toBe(`http://127.0.0.1:3000/diagnostic/results/${lead.id}`);
  const report = await siteDesk.file({ kind: 'report', id: lead.id });
  expect(report.ok && Buffer.from(report.value.body as Uint8Array).toString('latin1')).toMatch(/^%PDF-/);
  expect(await siteDesk.open('leads', 'nobody')).toBeNull();
  const corrected = aResult({ name: 'Ada', email: lead.email });
  await assessmentStore(database).insert(corrected, null, null, lead.id);
  expect((await siteDesk.open('leads', corrected.id))?.others.map(({ id }) => id)).toEqual([lead.id]);
  expect((await siteDesk.open('leads', lead.id))?.others.map(({ id }) => id)).toEqual([corrected.id]);
});

describe('a refund', () => {
  test('says what will happen, gives the money back, and ends the access to the files', async () => {
    const { id, number, priceCents } = await sold();
    const price = `$${(priceCents / 100).toFixed(2)}`;
    const { asked, done } = await agreeing(refundOf(number));
    for (const said of [
      `Refund ${price}, all that is left, to ada@example.com`,
      'can’t be downloaded',
      'gets an email',
    ])
      expect(asked).toContain(said);
    expect(done).toMatchObject({
      ok: true,
      value: { text: expect.stringContaining('“Refunded”') as string },
    });
    expect(JSON.stringify(done.ok && done.value)).not.toContain('ada');
    expect(await shop.order(id)).toMatchObject({ status: 'refunded', refunded: priceCents });
    expect(await siteDesk.open('orders', number)).toMatchObject({
      ...{ state: 'Refunded. The files can’t be downloaded.' },
      ...{ actions: ['correctEmail'] },
    });
    expect((await agreeing(refundOf(number))).done).toEqual({
      ...{ ok: false, error: 'Nothing is left of the payment.' },
    });
  });

  test('of a part leaves the files to the buyer, and keeps the reason with the order', async () => {
    const { number } = await sold();
    const { asked, done } = await agreeing(refundOf(number, '10.00'));
    expect(asked).toMatch(/^Refund \$10\.00 of \$\d+\.\d\d to .*The buyer keeps the files\./);
    expect(done.ok).toBe(true);
    const sheet = await siteDesk.open('orders', number);
    expect(sheet?.state).toBe('Paid, partly refunded. The buyer can download the files.');
    const refunds = sheet?.parts.find(({ title }) => title === 'Refunds');
    expect(refunds?.rows).toEqual([[expect.any(String), 'succeeded', 1000, 'asked']]);
  });

  test('that was agreed to before something changed is not made', async () => {
    const { id, number } = await sold();
    const first = await siteDesk.ask(refundOf(number));
    const seen = first.ok ? (first.value?.text ?? null) : null;
    await agreeing(refundOf(number, '10.00'));
    for (const asked of [seen, null, 'Yes'])
      expect(await siteDesk.act(refundOf(number), asked)).toEqual({
        ok: false,
        error: expect.stringContaining('nothing was done') as string,
      });
    expect(await shop.order(id)).toMatchObject({ refunded: 1000 });
  });

  test.each([
    ['no amount', 'ten', 'The amount is in dollars'],
    ['nothing', '0', 'There is nothing to refund in $0.00.'],
    ['more than there is', '9999', 'That is more than is left of the payment.'],
  ])('of %s is refused before anybody is asked', async (_, amount, said) => {
    const { number } = await sold();
    expect(await siteDesk.ask(refundOf(number, amount))).toEqual({
      ok: false,
      error: expect.stringContaining(said) as string,
    });
  });

  test('of an order that is not there, or was not paid, is refused', async () => {
    const { id } = await shop.begin();
    const { number } = await shop.order(id);
    expect(await siteDesk.ask(refundOf(number))).toMatchObject({ error: 'This order was not paid.' });
    expect(await siteDesk.ask(refundOf('PL-NONE-0000'))).toMatchObject({
      error: 'There is no order with this number.',
    });
  });
});

test('an order on hold says why, and is released at the price that was paid', async () => {
  const { paymentIntentId, id } = await shop.beginForLess();
  await shop.pay(paymentIntentId);
  await shop.settled();
  const { number } = await shop.order(id);
  const sheet = await siteDesk.open('orders', number);
  expect(sheet?.state).toContain(shop.content.mail.owner.holdReasons.amount);
  expect(sheet?.actions).toContain('release');
  expect((await agreeing({ name: 'release', number, reason: '' })).done).toMatchObject({ ok: false });
  const { asked, done } = await agreeing({ name: 'release', number, reason: 'agreed' });
  expect(asked).toContain('The buyer gets receipt and files');
  expect(done.ok).toBe(true);
  expect(await shop.order(id)).toMatchObject({ status: 'paid', releaseReason: 'agreed' });
});

test('what was paid in another currency is told in it, and is refunded as a whole or not at all', async () => {
  const { id, number } = await sold();
  await database.order.update({ where: { id }, data: { status: 'on_hold', hold: 'currency' } });
  await database.payment.updateMany({ where: { orderId: id }, data: { currency: 'jpy', amount: 5900 } });
  const sheet = await siteDesk.open('orders', number);
  expect(sheet?.actions).toEqual(['correctEmail', 'refund']);
  expect(sheet?.parts.find(({ title }) => title === 'Payments')?.rows[0]).toContain('¥5,900');
  const evidence = await siteDesk.file({ kind: 'evidence', number });
  expect(evidence.ok && evidence.value.body).toContain('¥5,900  succeeded');
  await database.order.update({ where: { id }, data: { refunded: 900 } });
  expect(await rowsOf('orders')).toMatchObject([{ Number: number, Refunded: '¥900' }]);
  expect(await siteDesk.ask({ name: 'release', number, reason: 'agreed' })).toMatchObject({
    error: expect.stringContaining('another currency') as string,
  });
  expect(await siteDesk.ask(refundOf(number, '5'))).toMatchObject({
    error: expect.stringContaining('It was paid in JPY') as string,
  });
  expect(await siteDesk.ask(refundOf(number))).toMatchObject({
    value: { text: expect.stringContaining('Refund ¥5,000, all that is left,') as string },
  });
});

test('a receipt is sent again without a question, and after a corrected address the links before it end', async () => {
  const { id, number } = await sold();
  await database.orderAccess.create({ data: { orderId: id, tokenHash: 'of a link that was sent' } });
  expect(await agreeing({ name: 'resend', number })).toMatchObject({ asked: '', done: { ok: true } });
  expect(await shop.mails()).toEqual(['owner-sale', 'receipt', 'receipt']);
  const { asked, done } = await agreeing({ name: 'correctEmail', number, address: 'grace@example.com' });
  expect(asked).toContain('grace@example.com on order');
  expect(done).toMatchObject({ value: { logged: expect.not.stringContaining('grace') as string } });
  expect(await shop.order(id)).toMatchObject({ email: 'grace@example.com' });
  expect(await database.orderAccess.count()).toBe(0);
});

test('an order whose buyer had everything deleted is given no address: nobody is even asked', async () => {
  const { number } = await sold();
  await agreeing({ name: 'erase', address: 'ada@example.com' });
  expect(await siteDesk.ask({ name: 'correctEmail', number, address: 'ada@example.com' })).toEqual({
    ok: false,
    error: 'The buyer of this order had everything deleted: it takes no address again.',
  });
});

test('the evidence for a dispute is the file that the command writes', async () => {
  const { number } = await sold();
  const made = await siteDesk.file({ kind: 'evidence', number });
  expect(made.ok && made.value).toMatchObject({ name: `evidence-${number}.txt` });
  expect(made.ok && String(made.value.body)).toContain('visa ending in 4242');
});

test('mail that was given up is opened with its order, and queued again', async () => {
  const { number } = await sold();
  await database.outboxMail.updateMany({ data: { status: 'dead', tries: 12, lastError: '550 no' } });
  const { rows } = await siteDesk.read('mail', 'days30');
  const receipt = rows.find(({ cells }) => cells.includes('Receipt with download links'))!;
  const sheet = await siteDesk.open('mail', receipt.id!);
  expect(sheet).toMatchObject({ state: 'It is given up.', actions: ['retryMail'] });
  expect(sheet?.others).toEqual([{ table: 'orders', id: number, text: `Open order ${number}` }]);
  expect((await agreeing({ name: 'retryMail', id: receipt.id })).done.ok).toBe(true);
  expect((await agreeing({ name: 'retryMail', id: receipt.id })).done.ok).toBe(false);
  expect((await agreeing({ name: 'retryMail', id: null })).done).toMatchObject({
    value: { text: '1 queued again.' },
  });
});

test('what can be done with all mail is said with it, and a test event is told to nobody where no address is set', async () => {
  const actions = async () => (await siteDesk.read('mail', 'days30')).actions;
  expect(await actions()).toEqual([]);
  await outboxStore(database).queue(aMail());
  await database.outboxMail.updateMany({ data: { status: 'dead' } });
  expect(await actions()).toEqual(['retryMail']);
  expect(await siteDesk.act({ name: 'testEvent' }, null)).toMatchObject({
    error: expect.stringContaining('LEAD_WEBHOOK_URL') as string,
  });
});

test('which channel paid is told with what it cost, and all of them added up', async () => {
  const at = new Date();
  const sale = { attribution: { utm_source: 'newsletter' }, paidAt: at, soldAt: at, createdAt: at };
  await storeOrder(database, sale);
  const month = at.toISOString().slice(0, 7);
  const cost: Action = { name: 'setCost', channel: ' Newsletter', month, amount: '0.00' };
  expect((await agreeing({ ...cost, month: 'March' })).done).toMatchObject({ ok: false });
  expect((await agreeing({ ...cost, amount: '$30.00' })).done).toMatchObject({
    value: { text: expect.stringContaining(`newsletter cost $30.00 in ${month}.`) as string },
  });
  expect(await rowsOf('costs')).toEqual([{ Month: month, Channel: 'newsletter', Cost: 3000 }]);
  const [paid] = await rowsOf('channels');
  expect(paid).toMatchObject({ Channel: 'newsletter', Orders: 1, Revenue: 5900 });
  expect(paid?.Cost).toBeGreaterThan(0);
  expect((await siteDesk.read('channels', 'days30')).sum).toContain(5900);
  expect((await agreeing({ ...cost, amount: '40' })).asked).toBe(
    `$30.00 is noted as the cost of newsletter in ${month}. Put $40.00 in its place?`,
  );
  expect((await agreeing(cost)).asked).toContain('Take it away?');
  expect(await rowsOf('costs')).toEqual([]);
});

test('a data request finds everything under an address, saves it, and deletes it after a question', async () => {
  await storeOrder(database, { number: 'PL-TEST-0003', email: 'ADA@example.org' });
  const found = await siteDesk.person('Ada@example.org');
  expect(found.ok && found.value).toMatchObject({ actions: ['erase'] });
  expect(found.ok && found.value.others.map(({ id }) => id)).toEqual([lead.id, 'PL-TEST-0003']);
  const saved = await siteDesk.file({ kind: 'person', address: 'ada@example.org' });
  expect(saved.ok && JSON.parse(String(saved.value.body))).toMatchObject({ assessments: [{ name: 'Ada' }] });

  const { asked, done } = await agreeing({ name: 'erase', address: 'ada@example.org' });
  expect(asked).toContain('It is 1 diagnostic, 0 consents');
  expect(asked).toContain('Orders under it: 1.');
  expect(done).toMatchObject({
    value: { text: expect.stringContaining('Deleted: 1 diagnostic, ') as string },
  });
  expect(await database.assessment.count()).toBe(0);
  expect(await siteDesk.person('ada@example.org')).toMatchObject({
    value: { state: 'Nothing is stored under this address.', actions: [] },
  });
  expect((await agreeing({ name: 'erase', address: 'ada@example.org' })).done.ok).toBe(false);
  expect(await siteDesk.person('nobody')).toEqual({ ok: false, error: 'That is not an email address.' });
});

test('what a deletion asks is what it does: mail that waits goes, and an order that somebody else had paid keeps its buyer', async () => {
  const { id, number } = await sold();
  await database.order.update({ where: { id }, data: { billingEmail: 'bob@example.org' } });
  await outboxStore(database).queue(aMail({ recipient: 'bob@example.org' }));
  const bob = await agreeing({ name: 'erase', address: 'bob@example.org' });
  expect(bob.asked).toContain('It is 0 diagnostics, 0 consents and 1 mail. Orders of somebody else');
  expect(bob.asked).toContain('They keep their buyer and their files');
  expect(bob.done).toMatchObject({
    value: { text: 'Deleted: 0 diagnostics, 0 consents and 1 mail. Orders without their buyer: 0.' },
  });
  expect(await shop.order(id)).toMatchObject({ email: 'ada@example.com', billingEmail: null });

  await agreeing({ name: 'resend', number });
  const ada = await agreeing({ name: 'erase', address: 'ada@example.com' });
  const [, mails] = /and (\d+) mails\. Orders under it: 1\./.exec(ada.asked)!;
  expect(Number(mails)).toBeGreaterThan(0);
  expect(ada.done).toMatchObject({
    value: { text: `Deleted: 0 diagnostics, 0 consents and ${mails} mails. Orders without their buyer: 1.` },
  });
});
