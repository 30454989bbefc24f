import { beforeEach, expect, test } from 'vitest';
import { routes } from '@/lib/kernel/routes';
import { freshDatabase } from '../support/databases';
import { resultsIn } from '../support/finished-diagnostics';
import { formRequest, leadsTo } from '../support/form-calls';

const { database, url } = await freshDatabase();
Object.assign(process.env, {
  DATABASE_URL: url,
  BASE_URL: 'http://127.0.0.1:3000',
  LINK_SECRETS: 'k'.repeat(40),
  TRUSTED_PROXIES: '1',
});
const { POST } = await import('@/app/diagnostic/results/[id]/report/route');

beforeEach(async () => {
  await database.assessment.deleteMany();
  await database.outboxMail.deleteMany();
  await database.mailAllowance.deleteMany();
});

let visitor = 0;
const ask = (id: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  POST(
    formRequest(routes.resultReport(id), fields, { 'x-forwarded-for': `10.1.0.${++visitor}`, ...headers }),
    { params: Promise.resolve({ id }) },
  );

const stored = resultsIn(database);
const queued = () => database.outboxMail.count();
const requested = (assessmentId: string) =>
  database.reportRequest.findUniqueOrThrow({ where: { assessmentId } });

test('the form of a results page queues report and notice once, however often it is sent, and leads back', async () => {
  const id = await stored();
  const back = (outcome: string) => `303 ${routes.results(id)}?report=${outcome}#report`;
  expect(leadsTo(await ask(id))).toBe(back('queued'));
  expect(leadsTo(await ask(id))).toBe(back('already'));
  expect(await queued()).toBe(2);
  expect((await requested(id)).callAt).toBeNull();
});

test('its box says that a call is being booked, also after the report was asked for', async () => {
  const [first, later] = [await stored(), await stored()];
  await ask(first, { wanted: 'call' });
  expect((await requested(first)).callAt).not.toBeNull();
  await ask(later);
  await ask(later, { wanted: 'call' });
  expect((await requested(later)).callAt).not.toBeNull();
});

test('an address that has had its reports of the day is told when the next comes by the page it leads back to', async () => {
  const email = 'often@example.org';
  for (let sent = 0; sent < 3; sent++) await ask(await stored({ email }));
  const id = await stored({ email });
  expect(leadsTo(await ask(id))).toMatch(/\?report=at-\d+#report$/);
});

test('a form of another site, or one for no result, queues nothing', async () => {
  const id = await stored();
  const foreign = await ask(id, {}, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect((await ask('no-such-id')).status).toBe(303);
  expect((await ask(id, { wanted: 'money' })).status).toBe(303);
  expect(await queued()).toBe(0);
});
