import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { audienceOf, TEMPLATES } from '@/lib/mail/rules/outbox';
import { sampleMails } from '../../scripts/owner/sample-mails';
import type { SampleWorld } from '../../scripts/owner/sample-world';
import { bundled } from '../support/bundled';
import { CONTENT } from '../support/content-folder';
import { freePort } from '../support/free-port';
import { mailFaults } from '../support/mail-faults';

type Caught = {
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { key: string }[];
};
const PROJECT = path.join(import.meta.dirname, '../..');

/** A port with the three after it, which the inbox and its mail server take. */
const aRange = async () => (await freePort()) - 3;

async function preview(port: number) {
  const command = await bundled('scripts/mail-preview.ts');
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(process.execPath, command, { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  return child;
}

test('everything that is mailed has a sample', () => {
  const mails = sampleMails(loadContent(CONTENT), {} as SampleWorld);
  expect(new Set(mails.map(({ template }) => template))).toEqual(
    new Set(TEMPLATES.filter((template) => audienceOf(template) !== 'leadWebhook')),
  );
});

test('npm run mail:preview shows every mail, filled in and fit for mail programs, and joins an inbox that is running', async () => {
  const port = await aRange();
  const inbox = `http://127.0.0.1:${port + 1}`;
  const first = await preview(port);
  const [said] = (await once(first.stdout, 'data')) as [Buffer];
  const count = Number(/^(\d+) mails are at /.exec(said.toString())?.[1]);
  expect(said.toString()).toBe(`${count} mails are at ${inbox} (Ctrl-C ends it)\n`);
  const caught = (await (await fetch(`${inbox}/api/mails`)).json()) as Caught[];
  expect(caught).toHaveLength(count);
  const { mail: words, site } = loadContent(CONTENT);
  const ENDED = [words.yourData.confirmNewsletter.subject, words.buyer.improved.subject.split('{')[0]!];
  const checked = new Set<string>();
  for (const mail of caught) {
    expect(`${mail.subject}\n${mail.text}`).not.toMatch(/[{}]|undefined|NaN/);
    if (!checked.has(mail.subject)) expect(mailFaults(mail.html), mail.subject).toEqual([]);
    checked.add(mail.subject);
    // One click ends marketing and nothing else (RFC 8058).
    const oneClick = mail.headers.some(({ key }) => key === 'list-unsubscribe-post');
    expect(oneClick, mail.subject).toBe(ENDED.some((subject) => mail.subject.startsWith(subject)));
    // Who sells stands in every mail, and the way to what is stored in each that leaves the house.
    expect(mail.text).toContain(site.legal.postalAddress);
    const leavesTheHouse = !mail.to.includes(site.notices.email);
    expect(mail.text.includes(words.frame.data), mail.subject).toBe(leavesTheHouse);
  }

  const second = await preview(port);
  const ended = once(second, 'exit');
  const again = await text(second.stdout);
  expect(again).toBe(`${count} mails are at ${inbox}\n`);
  expect(await ended).toEqual([0, null]);
  expect(await (await fetch(`${inbox}/api/mails`)).json()).toHaveLength(2 * count);

  first.kill('SIGINT');
  expect((await once(first, 'exit'))[0]).toBe(0);
});
