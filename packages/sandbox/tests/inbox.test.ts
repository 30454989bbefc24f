import nodemailer from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { startStandIns } from '../start';
import { freePort } from '@/tests/support/free-port';
import { inbox } from '@/tests/support/inbox';

const MAIL = {
  from: 'shop@example.com',
  to: 'buyer@example.com',
  subject: 'Your <tool>',
  text: 'Here it is',
  html: '<p>Here it is</p><script>alert(1)</script>',
  attachments: [{ filename: 'tool.txt', content: 'A tool' }],
};

test('who waits for a mail gets it when it comes', async () => {
  const { send, mailsTo } = await anInbox();
  const waiting = mailsTo('buyer@example.com');
  await send(MAIL);
  expect(await waiting).toHaveLength(1);
  expect(await mailsTo('other@example.com', { wait: 1 })).toEqual([]);
});

test('the page of a mail shows its HTML part where no script can run', async () => {
  const { url, send, mailsTo } = await anInbox();
  await send(MAIL);
  const [mail] = await mailsTo('buyer@example.com');
  expect(await (await fetch(url)).text()).toContain('Your &#60;tool&#62;');
  expect(await (await fetch(`${url}/mails/${mail?.id}`)).text()).toMatch(
    /<iframe [^>]*sandbox="allow-popups/,
  );
  const part = await fetch(`${url}/mails/${mail?.id}/html`);
  expect(part.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await (await fetch(`${url}/mails/${mail?.id}/attachments/0`)).text()).toBe('A tool');
});

test.each([
  ['refuse', { responseCode: 451 }],
  ['reject', { responseCode: 550 }],
  ['drop', { command: 'CONN' }],
] as const)('a server that is told to %s takes no mail', async (mode, error) => {
  const { send, mailsTo, behave } = await anInbox();
  await behave(mode);
  await expect(send(MAIL)).rejects.toMatchObject(error);
  await behave('open');
  await send(MAIL);
  expect(await mailsTo('buyer@example.com')).toHaveLength(1);
});

test('a server that hangs up before its answer has the mail, and the sender does not know', async () => {
  const { send, mailsTo, behave } = await anInbox();
  await behave('cut-after');
  await expect(send(MAIL)).rejects.toThrow();
  expect(await mailsTo('buyer@example.com')).toHaveLength(1);
});

async function anInbox() {
  const [inboxPort, smtpPort] = [await freePort(), await freePort()];
  onTestFinished(await startStandIns({ stripe: null, mail: { inboxPort, smtpPort } }));
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtpPort });
  const url = `http://127.0.0.1:${inboxPort}`;
  return { url, send: (mail: typeof MAIL) => transport.sendMail(mail), ...inbox(url) };
}
