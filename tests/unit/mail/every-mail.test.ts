import { caniemail } from 'caniemail';
import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { areaRows } from '@/lib/diagnostic/rules/report-rows';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { placeholdersIn } from '@/lib/kernel/text';
import { finishMail } from '@/lib/mail/frame/finish-mail';
import { type MailValues, renderMail } from '@/lib/mail/rules/rendered-mail';
import { LINK_NAMES, type MailWords } from '@/lib/mail/rules/words';
import { readEnv } from '@/lib/platform/config/env';
import { renderOwnerMail } from '@/lib/shop/mails/write-owner-mail';
import { CONTENT } from '../../support/content-folder';

const content = loadContent(CONTENT);
const { frame, buyer, owner, ...others } = content.mail;
const { advice, results } = content.diagnostic;

const mailsIn = (words: object) =>
  Object.entries(words).filter((entry): entry is [string, MailWords] => 'blocks' in Object(entry[1]));

const MAILS = [
  ...mailsIn(buyer).map(([name, words]) => ['buyer', name, words] as const),
  ...mailsIn(owner).map(([name, words]) => ['owner', name, words] as const),
  ...Object.values(others).flatMap((words) =>
    mailsIn(words).map(([name, one]) => ['visitor', name, one] as const),
  ),
];

/** Something for each placeholder, and for each kind of block. */
const givenFor = (words: MailWords): MailValues => ({
  values: Object.fromEntries(placeholdersIn(JSON.stringify(words)).map((name) => [name, 'Something'])),
  links: Object.fromEntries(LINK_NAMES.map((name) => [name, 'https://plumbline.test/there'])),
  files: [{ tool: 'A tool', rows: [['workbook.xlsx', '38 KB']] }],
  orders: [{ title: 'A tool', date: 'March 1, 2026', status: 'paid', href: 'https://plumbline.test/order' }],
  hasTracker: true,
  score: { percent: 41, rating: 'Needs Attention' },
  areas: areaRows(scoreAssessment({ visionClarity: 3 }), advice, results.page),
  start: { title: 'Start here', row: { title: 'A step', statement: null, parts: [PART] } },
  named: { title: 'You also named', items: ['A challenge'] },
  comparison: { title: 'Then and now', summary: 'Up.', areas: [] },
});
const PART = { label: 'This week', text: 'Do it.', tick: true };

test.each(MAILS)(
  'to the %s, %s is filled in, signed, and fit for mail programs',
  async (to, _name, words) => {
    const settings = readEnv({ BASE_URL: 'https://plumbline.test' });
    const mail = await finishMail({ settings, content }, to, renderMail(words, givenFor(words)));
    expect(`${mail.subject}\n${mail.text}`).not.toMatch(/[{}]|undefined|NaN/);
    expect(mailFaults(mail.html)).toEqual([]);
    expect(mail.text).toContain(content.site.legal.postalAddress);
    expect(mail.text.includes(frame.data)).toBe(to !== 'owner');
  },
);

test.each([
  ['owner-declines', { declined: 24, charges: 30, minutes: 60 }],
  ['owner-stray-payment', { intent: 'pi_1', why: 'second' }],
  ['owner-event-given-up', { event: 'evt_1', type: 'charge.refunded', intent: null, tries: 76 }],
])('%s finds what it says without an order', (template, data) => {
  const mail = { id: 'mail', template, data, recipient: null, orderId: null, assessmentId: null };
  const rendered = renderOwnerMail(content, { ...mail, messageId: 'mail', tries: 1 }, null);
  expect(JSON.stringify(rendered)).not.toMatch(/\{\w+\}|undefined/);
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
