import { caniemail } from 'caniemail';
import { expect, onTestFinished, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { audienceOf, TEMPLATES } from '@/lib/mail/rules/outbox';
import { startStandIns } from '@/packages/sandbox/start';
import { sampleMails } from '../../scripts/owner/sample-mails';
import type { SampleWorld } from '../../scripts/owner/sample-world';
import { runAsProcess } from '../support/command';
import { CONTENT } from '../support/content-folder';
import { freePort } from '../support/free-port';

type Caught = {
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { key: string }[];
};

/** A port with the three after it, which the inbox and its mail server take. */
const aRange = async () => (await freePort()) - 3;

test('everything that is mailed has a sample', () => {
  const mails = sampleMails(loadContent(CONTENT), {} as SampleWorld);
  expect(new Set(mails.map(({ template }) => template))).toEqual(
    new Set(TEMPLATES.filter((template) => audienceOf(template) !== 'leadWebhook')),
  );
});

test('npm run mail:preview shows every mail in the inbox that is running, filled in and fit for mail programs', async () => {
  const port = await aRange();
  const inbox = `http://127.0.0.1:${port + 1}`;
  onTestFinished(await startStandIns({ stripe: null, mail: { inboxPort: port + 1, smtpPort: port + 3 } }));
  const { output } = await runAsProcess(`await import('@/scripts/mail-preview.ts')`, {
    env: { PORT: String(port) },
  });
  const count = Number(/^(\d+) mails are at /.exec(output)?.[1]);
  expect(output).toBe(`${count} mails are at ${inbox}\n`);
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
});

/** What some of these mail programs pass over, and nobody misses. */
const HARMLESS = [
  'target attribute', // they open a new tab of their own accord
  '<style> element', // only the colors of a darkened mail: every other style stands at its element
  '@media',
  'display:none', // these three hide the preheader, which may as well be seen
  'opacity',
  'overflow',
  'border-radius', // corners are square then
  '<body> element', // becomes a <div> with the same color
  'role attribute',
  'aria-hidden attribute', // the bob under the wall is read out then
  'word-break', // the name of a file breaks at its hyphens
  'text-decoration-line', // text-decoration says the same
];

/** What Gmail, Outlook or Apple Mail does not know of a mail, and a reader would miss. */
function mailFaults(html: string): string[] {
  const { issues } = caniemail({ clients: ['gmail.*', 'outlook.*', 'apple-mail.*'], html });
  const titles = [...issues.errors].flatMap(([client, found]) =>
    found.map(({ title }) => `${client}: ${title}`),
  );
  return [...new Set(titles)].filter((line) => !HARMLESS.some((title) => line.endsWith(`: ${title}`)));
}
