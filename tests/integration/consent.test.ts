import { describe, expect, test } from 'vitest';
import { SITE, siteDatabase } from '../support/databases';
import { jsonRequest, formRequest, leadsTo } from '../support/form-calls';
import { aMailDelivery, content, mailServerEach } from '../support/mail-delivery';
import { aSubmission } from '../support/submission';
import { loadConfirmation } from '@/lib/your-data/answer-consent';

const TRUSTED_PROXIES = '1';
const { database } = await siteDatabase({ TRUSTED_PROXIES });
const { POST: submit } = await import('@/app/api/assessments/route');
const { POST: confirm } = await import('@/app/api/confirm-newsletter/route');
const { GET: open, POST: unsubscribe } = await import('@/app/api/unsubscribe/[token]/route');
const { context } = await import('@/lib/server/context');

const mails = mailServerEach(database);

let person = 0;
const anAddress = () => `Person-${++person}@example.org`;
const send = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  submit(
    jsonRequest('/api/assessments', aSubmission(body), {
      'x-forwarded-for': `10.1.0.${person}`,
      ...headers,
    }),
  );
const consentOf = (email: string) =>
  database.marketingConsent.findMany({ where: { email: email.toLowerCase() } });
const deliver = () => aMailDelivery(database, mails.server.url, () => new Date()).deliver(20);

/** The link in the mail, by the page it leads to. */
const tokenIn = (page: string) =>
  decodeURIComponent(new RegExp(`/${page}/([^\\s"]+)`).exec(mails.server.arrived[0]?.text ?? '')?.[1] ?? '');
const unsubscribeAt = (token: string, headers: Record<string, string> = {}) =>
  unsubscribe(
    new Request(`${SITE}/api/unsubscribe/x`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'List-Unsubscribe=One-Click',
    }),
    { params: Promise.resolve({ token }) },
  );

/** Somebody who has ticked the box and got the mail. */
async function asked() {
  const email = anAddress();
  await send({ email, marketingConsent: true });
  await deliver();
  return { email, token: tokenIn('confirm-newsletter') };
}

describe('a ticked box', () => {
  test('is stored with the wording, its version and the time, and counts for nothing yet', async () => {
    const email = anAddress();
    expect((await send({ email, marketingConsent: true })).status).toBe(201);
    const { label, version } = content.diagnostic.questionnaire.consent.marketing;
    const [consent] = await consentOf(email);
    expect(consent).toMatchObject({ wording: label, wordingVersion: version, confirmedAt: null });
    expect(Date.now() - consent!.createdAt.getTime()).toBeLessThan(60_000);
    expect(await database.assessment.count({ where: { id: consent!.assessmentId! } })).toBe(1);
  });

  test('asks one address once a day, however many diagnostics come', async () => {
    const email = anAddress();
    for (let at = 0; at < 3; at++) await send({ email, marketingConsent: true });
    // Two, if the day changed in between.
    expect(await database.outboxMail.count()).toBeLessThanOrEqual(2);
  });

  test('asks for a network that has asked thirty within the hour later: nobody is forgotten', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    for (let at = 0; at < 61; at++)
      expect((await send({ email: anAddress(), marketingConsent: true }, headers)).status).toBe(201);
    expect(await database.outboxMail.count()).toBe(61);
    const later = await database.outboxMail.count({ where: { dueAt: { gt: new Date() } } });
    // One waits, if the hour has changed in between.
    expect(later).toBeGreaterThan(0);
    await aMailDelivery(database, mails.server.url, () => new Date()).deliver(100);
    expect(mails.server.arrived).toHaveLength(61 - later);
  });
});

describe('the mail that asks', () => {
  test('says what was ticked, and can be unsubscribed from by a mail program', async () => {
    const { email } = await asked();
    const [mail] = mails.server.arrived;
    expect(mail?.to_).toEqual([email.toLowerCase()]);
    expect(mail?.text).toContain(content.diagnostic.questionnaire.consent.marketing.label);
    const head = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(head('list-unsubscribe')).toMatch(/^<https:\/\/plumbline\.test\/api\/unsubscribe\/[\w.%-]+>$/);
    expect(head('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('/api/unsubscribe/');
      expect(part).toContain('https://plumbline.test/your-data');
      expect(part).toContain(content.site.legal.postalAddress);
      expect(part).not.toContain('Ada');
    }
    for (const { value } of mail!.headers.filter(({ key }) => key.startsWith('list-')))
      expect(value.toLowerCase()).not.toContain(email.toLowerCase());
  });

  test('confirms nothing by being opened, and everything by its button', async () => {
    const { email, token } = await asked();
    expect(await loadConfirmation(context(), token)).toBe('asked');
    expect((await consentOf(email))[0]?.confirmedAt).toBeNull();
    expect(leadsTo(await confirm(formRequest('/api', { token })))).toBe(
      `303 /confirm-newsletter/${encodeURIComponent(token)}`,
    );
    const [first] = await consentOf(email);
    expect(first?.confirmedAt).toBeInstanceOf(Date);
    expect(await loadConfirmation(context(), token)).toBe('done');
    // Pressed again, it keeps its time.
    await confirm(formRequest('/api', { token }));
    expect(await consentOf(email)).toEqual([first]);
  });
});

describe('unsubscribing', () => {
  test('takes one post from another site, without a redirect', async () => {
    const { email, token } = await asked();
    await confirm(formRequest('/api', { token }));
    const answer = await unsubscribeAt(tokenIn('api/unsubscribe'), { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(200);
    expect((await consentOf(email))[0]?.withdrawnAt).toBeInstanceOf(Date);
  });

  test('happens by no GET: that leads to a page with a button', async () => {
    const { email } = await asked();
    const token = tokenIn('api/unsubscribe');
    const answer = await open(new Request(SITE), { params: Promise.resolve({ token }) });
    expect(leadsTo(answer)).toBe(`303 /unsubscribe/${encodeURIComponent(token)}`);
    expect((await consentOf(email))[0]?.withdrawnAt).toBeNull();
    expect(leadsTo(await unsubscribeAt(token, { 'sec-fetch-site': 'same-origin' }))).toBe(
      `303 /unsubscribe/${encodeURIComponent(token)}`,
    );
  });

  test('ends the link that confirms', async () => {
    const { email, token } = await asked();
    await unsubscribeAt(tokenIn('api/unsubscribe'));
    await confirm(formRequest('/api', { token }));
    expect((await consentOf(email))[0]?.confirmedAt).toBeNull();
    // It confirms no later box of the same address either.
    await send({ email, marketingConsent: true });
    await confirm(formRequest('/api', { token }));
    expect((await consentOf(email)).map(({ confirmedAt }) => confirmedAt)).toEqual([null, null]);
  });
});
