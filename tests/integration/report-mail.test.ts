import { countWords } from '@/lib/kernel/text';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { planSteps } from '@/lib/diagnostic/rules/plan';
import { readFragment } from '@/lib/diagnostic/rules/retake';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import { type Assessment } from '@/lib/diagnostic/rules/assessment';
import { insertAssessment } from '@/lib/diagnostic/store/assessments';
import { aSite } from '../support/a-context';
import { requestReport } from '@/lib/diagnostic/request-report';
import { freshDatabase } from '../support/databases';
import { details } from '../support/diagnostic';
import { aResult } from '../support/finished-diagnostics';
import { aMailDelivery, content, mailServerEach } from '../support/mail-delivery';
import type { Arrived } from '../support/mail-server';

const { database } = await freshDatabase();
const NOON = new Date('2026-03-01T12:00:00Z');
const FIRM = content.site.notices.email;

const mails = mailServerEach(database);

/** Both mails of a diagnostic, as they arrive. */
async function mailsFor(wanted: Partial<Assessment> = {}): Promise<{ report: Arrived; lead: Arrived }> {
  const assessment = aResult(wanted);
  await insertAssessment(database, assessment, null);
  const site = aSite({ database, content, now: () => NOON });
  expect(await requestReport(site, { assessmentId: assessment.id }, null)).toMatchObject({ ok: true });
  const delivery = aMailDelivery(database, mails.server.url, () => NOON);
  await delivery.deliver(10);
  expect(delivery.unexpectedErrors).toEqual([]);
  const [report, lead] = [assessment.email, FIRM].map((address) =>
    mails.server.arrived.find(({ to_ }) => to_.includes(address)),
  );
  expect(mails.server.arrived).toHaveLength(2);
  return { report: report!, lead: lead! };
}

describe('the report mail', () => {
  test('has the score, where to begin, what was named, and the ways to results and calendar, in 250 words', async () => {
    const result = aResult();
    const { report } = await mailsFor(result);
    expect([report.from?.address, report.replyTo?.[0]?.address, report.to_]).toEqual([
      'hello@plumbline.test',
      content.site.contact.email,
      ['ada@example.com'],
    ]);
    expect(report.subject).toBe(`Your Strategic Alignment Score: ${result.overallScore}%`);
    const expected = [
      `${result.overallScore}%`,
      'Needs Attention',
      'Start here: Write a three-year vision with numbers',
      firstOf(result).step,
      firstOf(result).why,
      `Done when: ${firstOf(result).end}`,
      'You also named',
      'Team & Delegation: Hand over one result, with its limits.',
      'Hi Ada,',
      `https://plumbline.test/diagnostic/results/${result.id}`,
      content.site.links.scheduler,
      content.site.legal.postalAddress,
      content.mail.diagnostic.notMe,
      content.mail.frame.data,
    ];
    for (const part of expected) expect(report.text).toContain(part);
    const shown = decoded(report.html).replace(/<\/?b>/g, '');
    for (const part of expected) expect(shown).toContain(part);
    const said = report.text!.split('\n-- ')[0]!.replace(/https:\S+/g, '');
    expect(countWords(said)).toBeLessThanOrEqual(250);
  });

  test('has a link to a blank form, which carries these ratings where no server gets them', async () => {
    const result = aResult();
    const { report } = await mailsFor(result);
    const link = /https:\/\/plumbline\.test\/diagnostic#\S+/.exec(report.text ?? '')?.[0] ?? '';
    expect(decoded(report.html)).toContain(link);
    const { ratings, questionnaireVersion, id } = result;
    const carried = { ratings, questionnaireVersion, id, day: '2026-03-01', change: null };
    expect(readFragment(new URL(link).hash)).toEqual(carried);
    expect(report.text).not.toContain(content.diagnostic.results.page.comparison.title);
  });

  // Each name that is none: tests/unit/diagnostic/visitor.test.ts.
  test.each(['"<b>x</b>"', 'Win at evil.example'])(
    'greets nobody by %j, and does not hold it',
    async (name) => {
      const { report, lead } = await mailsFor({ name });
      expect(report.text).toMatch(/^Hi,$/m);
      expect(report.raw).not.toContain('evil.example');
      expect(report.text).not.toContain(name);
      expect(decoded(report.html)).not.toContain(name);
      expect(lead.text).toContain(`Name: ${name}`);
      expect(decoded(lead.html)).toContain(name);
      expect(lead.html).not.toContain('<b>x</b>');
    },
  );
});

describe('the attached PDF', () => {
  test.each(['宮本 茂', 'Łukasz Żak', 'Ada evil.example', 'A'.repeat(201)])('leaves %j out', async (name) => {
    const { text } = await pdfOf((await mailsFor({ name })).report);
    expect(text).toContain('Your Strategic Alignment Score');
    expect(text).not.toContain('Prepared for');
    expect(text).not.toContain('evil');
  });
});

const { rulesChanged } = content.diagnostic.results.page;

test('a diagnostic that was scored by other rules than those of today has mails and a PDF that say so', async () => {
  const { report, lead } = await mailsFor({ rubricVersion: 'of former days' });
  for (const mail of [report, lead]) {
    expect(mail.text).toContain(rulesChanged);
    expect(decoded(mail.html)).toContain(rulesChanged);
  }
  expect((await pdfOf(report)).text).toContain(rulesChanged);
});

test('the lead notice says who it is, what they answered and where they came from, and an answer goes to them', async () => {
  const { lead } = await mailsFor({
    email: 'ada@example.org',
    ...details,
    attribution: { utm_source: 'newsletter', utm_campaign: 'spring' },
  });
  const rows = [
    'Name: Ada Quist',
    'Email: ada@example.org',
    ...DETAIL_IDS.map((id) => `${content.diagnostic.questionnaire.fields[id].label}: ${details[id]}`),
    'Challenges: Team & Delegation',
    'Came from: newsletter, spring',
  ];
  for (const row of rows) expect(lead.text).toContain(row);
  expect(lead.text).toContain('What they named');
  expect(lead.text).not.toContain('You also named');
  const short = content.diagnostic.advice.statements.visionClarity.short;
  expect(lead.text).toContain(`Weakest answers: ${short}: Not in Place\n`);
  expect(lead.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);
  expect(lead.from?.address).toBe('hello@plumbline.test');
  expect(lead.to_).toEqual([FIRM]);
});

/** Where somebody is told to begin. */
function firstOf({ ratings }: Assessment) {
  const { advice, results } = content.diagnostic;
  return planSteps(scoreAssessment(ratings), advice, results.page.plan)[0]!;
}

async function pdfOf({ attachments }: Arrived) {
  return textOf(new Uint8Array(attachments[0]!.content as ArrayBuffer));
}

/** What a reader reads, lines joined as sentences go on. */
async function textOf(pdf: Uint8Array): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  return { text: text.replace(/\s+/g, ' '), pages: totalPages };
}

/** The text of a page with its entities as the signs they stand for. */
function decoded(html = ''): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
  return html
    .replace(/<!-- -->/g, '')
    .replace(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => signs[name] ?? whole);
}
