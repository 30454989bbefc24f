import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const SERVER = path.join(import.meta.dirname, '../../support/stopping-server.ts');

/** Starts a server that stops as the site does, with a request under way. */
async function busyServer(limitMs = 20_000) {
  const child = fork(SERVER, [String(limitMs)], { execArgv: ['--import', 'tsx'], silent: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout?.on('data', (text: Buffer) => (printed += text.toString()));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const url = `http://127.0.0.1:${port}`;
  await (await fetch(url)).text(); // leaves a connection open, as browsers do
  const slow = fetch(`${url}/slow`).then(
    (answer) => answer.text(),
    () => 'cut off',
  );
  await expect.poll(() => printed).toContain('waiting');
  return { child, url, slow, ended, printed: () => printed };
}

const refused = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

test('told to stop, it takes nothing new, answers what is under way, and ends with 0', async () => {
  const { child, url, slow, ended, printed } = await busyServer();
  child.kill('SIGTERM');
  await expect.poll(() => refused(url)).toBe(true);
  expect(printed()).toContain('work stopped');
  expect(printed()).not.toContain('closed');
  child.send('go');
  expect(await slow).toBe('finished');
  expect(await ended).toEqual([0, null]);
  expect(printed()).toContain('closed');
});

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.test\r\n\r\n`;

/** A connection that is kept alive after one answer. */
async function keptAlive(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('latin1');
  let answers = '';
  socket.on('data', (text: string) => (answers += text));
  socket.on('error', (error) => (answers += error.message));
  socket.write(GET('/'));
  await expect.poll(() => answers).toMatch(/there$/);
  return { socket, answers: () => answers };
}

test('told to stop, it answers what is asked over open connections before anybody can know', async () => {
  const { child, url, ended } = await busyServer();
  const open = await Promise.all(Array.from({ length: 10 }, () => keptAlive(url)));
  child.kill('SIGTERM');
  for (const { socket } of open) socket.write(GET('/'));
  for (const { answers } of open) await expect.poll(answers).toMatch(/^HTTP[^]*there[^]*HTTP[^]*there$/);
  child.send('go');
  expect(await ended).toEqual([0, null]);
});

test('told to stop, it says with what is under way that the connection ends', async () => {
  const { child, url, ended, printed } = await busyServer();
  const { socket, answers } = await keptAlive(url);
  socket.write(GET('/slow'));
  await expect.poll(() => printed().match(/waiting/g)).toHaveLength(2);
  child.kill('SIGTERM');
  await expect.poll(() => refused(url)).toBe(true);
  child.send('go');
  expect(await ended).toEqual([0, null]);
  await expect
    .poll(() => answers().match(/^Connection: .*$/gm))
    .toEqual(['Connection: keep-alive', 'Connection: close']);
});

test('a connection over which nobody asked anything does not keep it from ending', async () => {
  const { child, url, slow, ended } = await busyServer();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  // Whoever is answered after it was opened comes in after it.
  await (await fetch(url)).text();
  child.kill('SIGTERM');
  child.send('go');
  expect(await slow).toBe('finished');
  expect(await ended).toEqual([0, null]);
  socket.destroy();
});

test('what takes too long is cut off, and the exit code says so', async () => {
  const { child, slow, ended } = await busyServer(100);
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  expect(await slow).toBe('cut off');
});

test('told again, it ends at once', async () => {
  const { child, ended } = await busyServer();
  const again = setInterval(() => child.kill('SIGTERM'), 50);
  onTestFinished(() => clearInterval(again));
  expect(await ended).toEqual([1, null]);
});

test('a signal that comes twice at the same moment is one', async () => {
  const { child, slow, ended } = await busyServer();
  child.kill('SIGINT');
  child.kill('SIGTERM');
  child.send('go');
  expect(await slow).toBe('finished');
  expect(await ended).toEqual([0, null]);
});
