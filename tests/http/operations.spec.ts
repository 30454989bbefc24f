import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port';
import { startSite } from '../support/site';
import { aSubmission } from '../support/submission';

type Line = { msg: string; method: string; route: string; status: number; req: string };
const requestsIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.includes('"request"'))
    .map((line) => JSON.parse(line) as Line);

test('the log has a line for each request, with its route and nothing of its address', async () => {
  const site = await startSite({ PORT: String(await freePort()), LOG_FORMAT: 'json' });
  const back = '/toolbox?success=true&payment_intent_client_secret=pi_1_secret_2';
  const ids: (string | null)[] = [];
  for (const address of ['/orders/a-secret', back, '/no/such/ada@example.org', '/icon.svg']) {
    const answer = await fetch(site.url + address);
    await answer.text();
    ids.push(answer.headers.get('x-request-id'));
  }
  await expect.poll(() => requestsIn(site.output()).filter(({ method }) => method === 'GET')).toHaveLength(4);
  await site.stop();
  const lines = requestsIn(site.output()).filter(({ method }) => method === 'GET');
  expect(lines.map(({ route, status }) => `${status} ${route}`)).toEqual([
    '404 /orders/[token]',
    '200 /toolbox',
    '404 (none)',
    '200 /icon.svg',
  ]);
  expect(lines.map(({ req }) => req)).toEqual(ids);
  for (const secret of ['a-secret', 'secret_2', 'ada@', '::1', 'Mozilla'])
    expect(site.output()).not.toContain(secret);
  expect(
    site
      .output()
      .split('\n')
      .filter((line) => line && !line.startsWith('{')),
  ).toEqual([]);
});

test('what is counted is told on a port of its own', async () => {
  const metrics = String(await freePort());
  const site = await startSite({ PORT: String(await freePort()), METRICS_PORT: metrics });
  await (await fetch(`${site.url}/orders/a-secret`)).text();
  const told = async () => (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  await expect
    .poll(told)
    .toContain('plumbline_request_seconds_count{method="GET",route="/orders/[token]",status="404"} 1');
  expect(await told()).toMatch(/^plumbline_outbox_waiting 0$/m);
  expect(await told()).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  await site.stop();
});

test('told to stop in the middle of a request, the site answers it and ends with 0', async () => {
  const port = await freePort();
  const site = await startSite({ PORT: String(port) });
  const body = JSON.stringify(aSubmission());
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (text: Buffer) => (answer += text.toString()));
  socket.write(
    `POST /api/assessments HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
      `Idempotency-Key: ${'a'.repeat(24)}\r\nExpect: 100-continue\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  );
  // Node says so when it has handed the request over.
  await expect.poll(() => answer).toContain('100 Continue');
  process.kill(site.pid, 'SIGTERM');
  await expect
    .poll(() =>
      fetch(site.url).then(
        () => 'answers',
        () => 'takes nothing new',
      ),
    )
    .toBe('takes nothing new');
  socket.write(body);
  await once(socket, 'close');
  expect(answer).toContain('HTTP/1.1 201 Created');
  expect(await site.ended).toBe(0);
  await site.stop();
});

test('whoever hangs up while they send is one line of the log, and no unexpected error', async () => {
  const port = await freePort();
  const site = await startSite({ PORT: String(port), LOG_FORMAT: 'json' });
  for (const [path, type] of [
    ['/api/assessments', 'application/json'],
    ['/api/find-purchase', 'application/x-www-form-urlencoded'],
    ['/api/webhooks/stripe', 'application/json'],
    ['/policy-reports', 'application/json'],
  ]) {
    const socket = connect(port, '127.0.0.1');
    let told = '';
    socket.on('data', (text: Buffer) => (told += text.toString()));
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: ${type}\r\n` +
        'Expect: 100-continue\r\nContent-Length: 5000\r\n\r\n{"half":',
    );
    await expect.poll(() => told).toContain('100 Continue');
    socket.destroy();
  }
  const gone = () => requestsIn(site.output()).filter(({ method }) => method === 'POST');
  await expect.poll(() => gone().map(({ status }) => status)).toEqual([499, 499, 499, 499]);
  await site.stop();
  const begun = site.output().indexOf('Listening');
  const lines = site.output().slice(begun).split('\n').slice(1).filter(Boolean);
  expect(lines.filter((line) => !line.includes('"msg":"request"'))).toEqual([]);
});
