import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port';
import { startSite } from '../support/site';
import { aSubmission } from '../support/submission';

test('told to stop in the middle of a request, the site answers it and ends without a fault', async () => {
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

test('told to stop while clients hold connections open, it ends by itself and is not cut off', async () => {
  const port = await freePort();
  const site = await startSite({ PORT: String(port) });
  const host = `Host: 127.0.0.1:${port}\r\n`;
  const held = await Promise.all(
    [
      '',
      'GET / HTTP/1.1\r\nHost:',
      `POST /api/assessments HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
      `GET /api/health HTTP/1.1\r\n${host}\r\n`,
      `GET /toolbox HTTP/1.1\r\n${host}\r\n`,
    ].map(async (sent) => {
      // Nobody reads what is answered.
      const socket = connect(port, '127.0.0.1').pause();
      await once(socket, 'connect');
      socket.write(sent);
      return socket;
    }),
  );
  await fetch(`${site.url}/api/health`);
  process.kill(site.pid, 'SIGTERM');
  // Whoever is cut off ends with 1.
  expect(await site.ended).toBe(0);
  held.forEach((socket) => socket.destroy());
  await site.stop();
});
