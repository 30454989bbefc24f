import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { smtpTransport, tryLogin } from '@/lib/platform/smtp/transport';

const MAIL = {
  to: 'grace@example.org',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: 'm1',
};

/** A mail server without TLS that lets everybody in, and keeps what it was sent. */
async function aPlainServer({ knowsEhlo = true } = {}) {
  const said: string[] = [];
  const answer = (line: string) => {
    if (/^EHLO/i.test(line)) return knowsEhlo ? '250-here\r\n250 AUTH PLAIN LOGIN' : '502 what?';
    if (/^STARTTLS/i.test(line)) return '502 not here';
    if (/^AUTH/i.test(line)) return '235 in';
    return /^DATA/i.test(line) ? '354 go on' : '250 ok';
  };
  const server = net.createServer((socket) => {
    socket.write('220 here\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      said.push(bytes.toString());
      socket.write(`${answer(bytes.toString())}\r\n`);
    });
    onTestFinished(() => void socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, said: () => said.join('') };
}

/** What leads to this machine without being called so: to the site it is a server somewhere. */
const SOMEWHERE = '0.0.0.0';
const PASSWORD = Buffer.from('\0me\0topsecret').toString('base64');

describe('a server without TLS', () => {
  test.each(['', '?requireTLS=false', '?ignoreTLS=true', '?secured=true', '?opportunisticTLS=true'])(
    'gets no password, whatever SMTP_URL asks for: "%s"',
    async (query) => {
      const server = await aPlainServer();
      const url = `smtp://me:topsecret@${SOMEWHERE}:${server.port}${query}`;
      expect(await tryLogin(url, 5_000)).toEqual({
        ok: false,
        error: expect.stringContaining('no password is sent without TLS') as string,
      });
      const transport = smtpTransport({ url, from: 'hello@plumbline.test' });
      expect(await transport.send(MAIL)).toEqual({
        ok: false,
        permanent: false,
        answer: expect.stringMatching(/^no password is sent without TLS.*502 not here/) as string,
      });
      transport.close();
      expect(server.said()).toContain('STARTTLS');
      expect(server.said()).not.toMatch(/AUTH|MAIL FROM/);
    },
  );

  test.each(['127.0.0.1', 'localhost'])('may have it when it is this machine: %s', async (host) => {
    const server = await aPlainServer();
    expect(await tryLogin(`smtp://me:topsecret@${host}:${server.port}`, 5_000)).toMatchObject({ ok: true });
    expect(server.said()).toContain(PASSWORD);
  });
});
