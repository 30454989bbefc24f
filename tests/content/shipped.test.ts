import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/source';
import { PAYMENT_LIMITS } from '@/lib/kernel/limits';
import { DEAD_LETTER_DAYS } from '@/lib/mail/rules/outbox';
import { loadContent } from '@/lib/content/load';
import { termsOf } from '@/lib/content/catalogue';
import { KINDS } from '@/lib/content/content';
import { readAll } from '@/lib/content/read-all';
import { textsIn } from '@/lib/content/tree';
import { CONTENT } from '@/tests/support/content';

const content = loadContent(CONTENT);
const sources = readAll(CONTENT);

test('every file parses, every id and every link resolves', () => {
  expect(checkContent(CONTENT).errors.map(formatIssue)).toEqual([]);
});

test('no text has a hole left that content should have filled', () => {
  const holes = textsIn({ ...content, claims: [] }).filter(({ text }) =>
    /\{(brand|subtitle|product|email|refundDays|legal\.|retention\.|claim\.|count\.)/.test(text),
  );
  expect(holes).toEqual([]);
});

test('the terms promise the money back in the sentence that pages and receipts have', () => {
  const { service } = termsOf(content);
  expect(service).toContain(content.toolbox.refund.text.replace(/\. .*/, '.'));
  expect(service.match(/within \d+ days of the purchase/g)).toEqual([
    `within ${content.site.refundDays} days of the purchase`,
  ]);
});

test('the time after which mails are forgotten is what the privacy policy says', () => {
  expect(content.site.retention.mails).toBe(`${DEAD_LETTER_DAYS} days`);
});

test('the privacy policy says of everything that is kept for how long', () => {
  const policy = sources.prose[KINDS.legal.privacyPolicy.path]!.text;
  const unsaid = Object.keys(content.site.retention).filter(
    (what) => !policy.includes(`{retention.${what}}`),
  );
  expect(unsaid).toEqual([]);
});

test('codes of declined cards go as soon as the privacy policy says', () => {
  const [, days] = /^\| Codes of declined cards, in payment updates .*\| (\d+) days at most \|$/m.exec(
    sources.prose[KINDS.legal.privacyPolicy.path]!.text,
  )!;
  // Updates are tried for three days; a count begins with it, and is deleted with the day's purge once its
  // time is up.
  expect(Number(days)).toBeGreaterThanOrEqual(3 + PAYMENT_LIMITS.perCard.seconds / (24 * 60 * 60) + 1);
});
