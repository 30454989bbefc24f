import { expect, test } from '@playwright/test';
import { loadContent } from '@/lib/content/load';
import { DIAGNOSTIC_ANSWER, DIAGNOSTIC_STEPS, routes } from '@/lib/kernel/routes';
import { cpuMilliseconds } from '../../bench/process-holds';
import { CONTENT } from '../support/content-folder';
import { freePort } from '../support/free-port';
import { aPostedForm, asBody } from '../support/posted-form';
import { type Site, startSite } from '../support/site';
import { anAttemptKey } from '../support/submission';
const OURS = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };

// One site for all of them.
test.describe.configure({ mode: 'default' });

let site: Site;
test.beforeAll(async () => {
  site = await startSite({
    PORT: String(await freePort()),
    LOG_FORMAT: 'json',
    TRUSTED_PROXIES: '1',
  });
});
test.afterAll(() => site.stop());

const post = (
  fields: Parameters<typeof aPostedForm>[0],
  headers: Record<string, string> = {},
  redirect: RequestRedirect = 'follow',
) =>
  fetch(`${site.url}${DIAGNOSTIC_ANSWER}`, {
    method: 'POST',
    redirect,
    headers: { ...OURS, ...headers },
    body: asBody(aPostedForm(fields)),
  });

test('a step is answered with the next one as a page that nothing keeps, and that holds the answers', async () => {
  const answer = await post({ step: '1', company: 'Quist & "Sons"' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
  const page = await answer.text();
  expect(page).toContain('Current Business Challenges');
  expect(page).toContain('name="company" value="Quist &amp; &quot;Sons&quot;"');
});

test('a proxy that names another host is none of the visitor’s business', async () => {
  const answer = await post(
    { step: '1' },
    { origin: 'https://plumbline.test', 'x-forwarded-host': 'inside:8080' },
  );
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Current Business Challenges');
});

test('a form of another site, one that is too large and one that is none are refused with a page', async () => {
  const foreign = await post({}, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, await foreign.text()]).toEqual([403, expect.stringContaining('another site')]);
  const large = await post({ company: 'x'.repeat(70_000) });
  expect([large.status, await large.text()]).toEqual([
    413,
    expect.stringContaining('more text than we can take'),
  ]);
  const none = await fetch(`${site.url}${DIAGNOSTIC_ANSWER}`, { method: 'POST', headers: OURS, body: 'x' });
  expect([none.status, await none.text()]).toEqual([415, expect.stringContaining('<h1>')]);
});

test('a browser that hides where it comes from gets from a result to the first step, and sends nothing else', async () => {
  const hidden = (fields: [string, string][], headers: Record<string, string> = { origin: 'null' }) =>
    fetch(`${site.url}${DIAGNOSTIC_ANSWER}`, {
      method: 'POST',
      headers: { accept: 'text/html', ...headers },
      body: asBody(fields),
    });
  const { version } = loadContent(CONTENT).diagnostic.questionnaire;
  const carried = `then=${'2'.repeat(16)}&questions=${version}&day=2026-01-02&change=kpiRelevance`;
  const fields: [string, string][] = [
    ['step', '2'],
    ['go', 'previous'],
    ['earlier', carried],
  ];
  const led = await hidden(fields);
  expect(led.status).toBe(200);
  const page = await led.text();
  expect(page).toContain('name="ratings.kpiRelevance" value="2"');
  expect(page).toContain('name="earlier" value="then=2222222222222222&amp;');
  const refused = [
    await hidden([...fields, ['email', 'ada@example.com']]),
    await hidden([...fields, ['go', 'next'], ['attempt', anAttemptKey()]]),
    await hidden([...fields, ['go', 'send']]),
    await hidden([...fields, ['step', '3']]),
    await hidden([['step', '2']]),
    await hidden(aPostedForm()),
    await hidden(fields, { origin: 'https://evil.example' }),
    await hidden(fields, { origin: 'null', 'sec-fetch-site': 'cross-site' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
});

test('who opens the address of a step begins at the first one', async () => {
  const answer = await fetch(`${site.url}${DIAGNOSTIC_STEPS}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([307, routes.diagnostic]);
  const elsewhere = await fetch(`${site.url}${routes.diagnostic}`, {
    method: 'POST',
    body: asBody(aPostedForm()),
  });
  expect(elsewhere.status).toBe(405);
});

test('a form with a thousand fields costs no more than a step', async () => {
  const many = 'a=&'.repeat(20_000);
  const cost = async (send: () => Promise<Response>) => {
    const before = cpuMilliseconds(site.pid);
    for (let time = 0; time < 15; time += 1) await (await send()).text();
    return cpuMilliseconds(site.pid) - before;
  };
  const step = () => post({ step: '1' });
  const flood = () =>
    fetch(`${site.url}${DIAGNOSTIC_ANSWER}`, {
      method: 'POST',
      headers: { ...OURS, 'content-type': 'application/x-www-form-urlencoded' },
      body: many,
    });
  await cost(step);
  const [once, thousand] = [await cost(step), await cost(flood)];
  expect(thousand, `${once} ms for steps, ${thousand} ms for floods`).toBeLessThan(2 * once);
});
