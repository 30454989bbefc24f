import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAssessment } from '@/lib/diagnostic/store/assessments';
import { queueOnce } from '@/lib/mail/store/outbox';
import { deskServer } from '@/scripts/desk/server';
import { openSite } from '@/scripts/setup/open-site';
import { aShop } from '../support/a-shop';
import { details } from '../support/diagnostic';
import { aResult } from '../support/finished-diagnostics';
import { aMail, storeOrder } from '../support/stored-orders';

const shop = await aShop();
const { database } = shop;
const lead = aResult({
  name: 'Ada <b>',
  email: 'ada@example.org',
  attribution: { utm_source: 'newsletter' },
  ...details,
});

const site = openSite();
let origin = '';
let cookie = '';
let desk: ReturnType<typeof deskServer>;

beforeAll(async () => {
  await insertAssessment(database, lead, null);
  // The port is part of what the desk calls itself: a first server finds a free one.
  const free = deskServer(site, 'http://127.0.0.1').server;
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  origin = `http://127.0.0.1:${port}`;
  desk = deskServer(site, origin);
  await new Promise<void>((resolve) => desk.server.listen(port, '127.0.0.1', resolve));
  const opened = await fetch(`${origin}/open?key=${desk.key}`, { redirect: 'manual' });
  cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
});
afterAll(async () => {
  await new Promise((resolve) => desk.server.close(resolve));
  await site.close();
});

const get = async (path: string, headers: Record<string, string> = { cookie }) => {
  const response = await fetch(origin + path, { headers, redirect: 'manual' });
  return { status: response.status, text: await response.text() };
};
const post = async (path: string, fields: Record<string, string>, from = origin) => {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { cookie, origin: from },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, text: await response.text() };
};
/** The question of a page, as its form sends it back. */
const askedIn = (text: string) => /name="asked" value="([^"]*)"/.exec(text)?.[1] ?? '';

test('nothing opens without the key, for another host, or for another site', async () => {
  expect((await get('/leads', {})).status).toBe(401);
  expect((await get('/open?key=wrong', {})).status).toBe(401);
  expect((await post('/do/erase', { id: lead.email }, 'https://example.com')).status).toBe(403);
  const named = await fetch(`http://localhost:${new URL(origin).port}/leads`, { headers: { cookie } });
  expect(named.status).toBe(421);
});

test('leads, orders and waiting mail are listed and opened, and what people typed is text', async () => {
  await storeOrder(database, { number: 'PL-TEST-0001' });
  const mail = aMail({ recipient: 'bob@example.org' });
  await queueOnce(database, mail);
  const leads = await get('/leads');
  for (const said of ['Ada &lt;b&gt;', 'ada@example.org', 'newsletter', 'Needs Attention'])
    expect(leads.text).toContain(said);
  expect(leads.text).not.toContain('<b>');
  expect((await get('/orders')).text).toContain('href="/orders/PL-TEST-0001"');
  expect((await get('/mail')).text).toContain('bob@example.org');
  const sheet = (await get(`/leads/${lead.id}`)).text;
  for (const said of [
    `/diagnostic/results/${lead.id}`,
    'utm_source',
    'newsletter',
    ...Object.values(details),
  ])
    expect(sheet).toContain(said);
  expect((await get('/orders/PL-TEST-0001')).text).toContain('$59.00');
  expect((await get('/leads/nobody')).status).toBe(404);
});

test('leads and orders are saved as CSV, a report as PDF, and a person as JSON', async () => {
  await storeOrder(database, { number: 'PL-TEST-0002' });
  expect((await get('/file/leads/all')).text).toContain('ada@example.org');
  expect((await get('/file/orders/all')).text).toContain('PL-TEST-0002');
  expect((await post('/file/report', { id: lead.id })).text).toMatch(/^%PDF-/);
  expect((await post('/file/person', { id: lead.email })).text).toContain('"ada@example.org"');
});

test('a receipt is sent again, and so is mail that was given up', async () => {
  const { id } = await shop.bought();
  const { number } = await shop.order(id);
  const before = await database.outboxMail.count();
  expect((await post('/do/resend', { id: number })).text).toContain('is on its way');
  expect(await database.outboxMail.count()).toBe(before + 1);
  await database.outboxMail.updateMany({ data: { status: 'dead' } });
  expect((await post('/do/retryMail', { id: 'all' })).text).toContain('Queued again');
  expect(await database.outboxMail.count({ where: { status: 'dead' } })).toBe(0);
  expect((await post('/do/release', { id: number, reason: 'known' })).text).toContain('not on hold');
});

test('an erasure is asked first, and done only as it was asked', async () => {
  const question = await post('/do/erase', { id: lead.email });
  expect(question.text).toContain('1 diagnostic, ');
  const asked = askedIn(question.text);
  expect((await post('/do/erase', { id: lead.email, asked: 'something else' })).status).toBe(422);
  expect(await database.assessment.count()).toBe(1);
  expect((await post('/do/erase', { id: lead.email, asked })).text).toContain('Deleted: 1 diagnostic,');
  expect(await database.assessment.count()).toBe(0);
});
