import { countWords } from '@/lib/kernel/text';
import path from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstStep, planRows } from '@/lib/diagnostic/rules/plan-rows';
import { reportSheet } from '@/lib/diagnostic/rules/report-sheet';
import { ADVISED_ROLES, CHALLENGES, COMPANY_SIZES } from '@/lib/diagnostic/rules/questionnaire';
import { readFragment } from '@/lib/diagnostic/rules/retake';
import { reportRenderer } from '@/lib/platform/pdf/report';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { type Assessment, scored } from '@/lib/diagnostic/rules/assessment';
import { assessmentStore } from '@/lib/diagnostic/store/assessments';
import { reportRequestStore } from '@/lib/diagnostic/store/report-requests';
import { requestReport } from '@/lib/diagnostic/request-report';
import { ratings } from '../support/diagnostic';
import { freshDatabase } from '../support/databases';
import { aResult } from '../support/finished-diagnostics';
import { aMailDelivery, content } from '../support/mail-delivery';
import { mailFaults } from '../support/mail-faults';
import { type Arrived, type MailServer, startMailServer } from '../support/mail-server';

const { database } = await freshDatabase();
const NOON = new Date('2026-03-01T12:00:00Z');
const FIRM = content.site.notices.email;

let server: MailServer;
let ids = 0;
beforeEach(async () => {
  server = await startMailServer();
  await database.assessment.deleteMany();
  await database.mailAllowance.deleteMany();
});
afterEach(() => server.stop());

/** Both mails of a diagnostic, as they arrive. */
async function mailsFor(wanted: Partial<Assessment> = {}): Promise<{ report: Arrived; lead: Arrived }> {
  const assessments = assessmentStore(database);
  const assessment = aResult(wanted);
  await assessments.insert(assessment, null);
  const ask = requestReport({
    assessments,
    requests: reportRequestStore(database),
    hash: { address: (text) => text, network: (text) => text },
    leadWebhookEvents: [],
    newId: () => `mail-${++ids}-${Math.random()}`,
    now: () => NOON,
  });
  expect(await ask({ assessmentId: assessment.id }, null)).toMatchObject({ ok: true });
  const delivery = aMailDelivery(database, server.url, () => NOON);
  await delivery.deliver(10);
  expect(delivery.unexpectedErrors).toEqual([]);
  const [report, lead] = [assessment.email, FIRM].map((address) =>
    server.arrived.find(({ to_ }) => to_.includes(address)),
  );
  expect(server.arrived).toHaveLength(2);
  return { report: report!, lead: lead! };
}

describe('the report mail', () => {
  test('has the score, where to begin, what was named, and the ways to results and calendar, in 250 words', async () => {
    const result = aResult();
    const { report } = await mailsFor(result);
    expect(report.subject).toBe(`Your Strategic Alignment Score: ${result.overallScore}%`);
    const expected = [
      `${result.overallScore}%`,
      'Needs Attention',
      'Start here: A written three-year picture',
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
    for (const part of expected) expect(decoded(report.html)).toContain(part);
    const said = report.text!.split('\n-- ')[0]!.replace(/https:\S+/g, '');
    expect(countWords(said)).toBeLessThanOrEqual(250);
  });

  test('names the same first step as the PDF and the notice to the firm, word for word', async () => {
    const result = aResult({ ratings: ratings(2, { kpiRelevance: 0, feedbackIntegration: 1 }) });
    const { report, lead } = await mailsFor(result);
    const { title, step } = firstOf(result);
    expect(title).toBe('Every KPI has changed a decision');
    for (const text of [report.text, lead.text, (await pdfOf(report)).text])
      for (const part of [title, step]) expect(text).toContain(part);
  });

  test('of a result that is all Excellent asks for no first step', async () => {
    const { report, lead } = await mailsFor({ ratings: ratings(3), overallScore: 100 });
    for (const text of [report.text, report.html])
      expect(text).not.toMatch(/start here|where to begin|this week\.|before friday/i);
    expect(lead.text).not.toContain('First step');
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

  test('of one that follows another lays the two side by side, and so do the notice and the PDF', async () => {
    const first = aResult();
    await assessmentStore(database).insert(first, null);
    const { report, lead } = await mailsFor({
      followsId: first.id,
      ratings: { ...first.ratings, visionClarity: 3, kpiRelevance: 2 },
    });
    const said = [
      '35% on March 1, 2026, 40% now. Moved up: 1. Slipped: 1. As before: 14.',
      'Vision and Strategy: 25% then, 50% now',
      'A written three-year picture: Not in Place then, Excellent now',
    ];
    for (const text of said) for (const mail of [report, lead]) expect(mail.text).toContain(text);
    expect(`${report.text}${decoded(report.html)}${lead.text}`).not.toContain(first.id);
    const pdf = await getDocumentProxy(new Uint8Array(report.attachments[0]!.content as ArrayBuffer));
    expect(pdf.numPages).toBe(3);
    expect((await extractText(pdf, { mergePages: true })).text).toContain(said[0]);
  });

  test('lays a result of another address beside it for whoever asked, and not for the firm', async () => {
    const first = aResult({ email: 'somebody@example.com' });
    await assessmentStore(database).insert(first, null);
    const { report, lead } = await mailsFor({ followsId: first.id });
    const { title } = content.diagnostic.results.page.comparison;
    expect(report.text).toContain(title);
    expect(lead.text).not.toContain(title);
  });

  test('is from us, and an answer goes to the firm', async () => {
    const { report } = await mailsFor();
    expect(report.from).toEqual({ name: 'Plumbline', address: 'hello@plumbline.test' });
    expect(report.replyTo).toEqual([{ name: '', address: content.site.contact.email }]);
    expect(report.to_).toEqual(['ada@example.com']);
  });

  test('reaches an address that is as long as one may be, and an answer to the notice goes there', async () => {
    // One character less than RFC 5321 allows: the mail server of these tests takes no more.
    const email = `${'a'.repeat(64)}@${`${'b'.repeat(59)}.`.repeat(3)}examples`;
    expect(email).toHaveLength(253);
    const { report, lead } = await mailsFor({ email });
    expect(report.to_).toEqual([email]);
    expect(lead.replyTo).toEqual([{ name: '', address: email }]);
    expect(lead.text).toContain(`Email: ${email}`);
  });

  test('never holds company, phone or a role that was typed', async () => {
    const { report } = await mailsFor({ company: 'Evil Ltd', role: 'Visit us', phone: '555 0199' });
    for (const typed of ['Evil Ltd', 'Visit us', '555 0199']) {
      expect(report.html).not.toContain(typed);
      expect(report.text).not.toContain(typed);
    }
  });

  test.each(['"<b>x</b>"', 'Win at evil.example', 'Call 555 0199', 'ada@evil.example', '=cmd()'])(
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

  test('lines in stored fields add no header and no recipient', async () => {
    const line = 'x\r\nBcc: eve@example.org';
    const { report, lead } = await mailsFor({ name: line, company: line, role: line, phone: line });
    for (const mail of [report, lead]) {
      expect(mail.to_).toHaveLength(1);
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(mail.subject).not.toContain('eve');
    }
  });

  test.each(['report', 'lead'] as const)('%s: Gmail, Outlook and Apple Mail can show it', async (which) => {
    const mail = (await mailsFor())[which];
    expect(mailFaults(mail.html ?? '')).toEqual([]);
  });
});

describe('the attached PDF', () => {
  test('says what the page says, on two pages', async () => {
    const result = aResult();
    const { text, pages } = await pdfOf((await mailsFor(result)).report);
    const expected = [
      `${result.overallScore}%`,
      'Needs Attention',
      'Prepared for Ada Quist',
      'March 1, 2026',
      ...Object.values(content.diagnostic.advice.areas).map(({ title }) => title),
      ...Object.values(content.diagnostic.results.page.sections.short),
      ...toDoOf(result.recommendations.slice(1)),
      firstOf(result).end,
      ...planOf(result).flatMap(({ title, step }) => [title, step]),
      ...planOf(result)
        .slice(1)
        .map(({ done }) => done),
      content.site.legal.postalAddress,
      `Schedule Your Business Clarity Call: ${content.site.links.scheduler}`,
    ];
    for (const part of expected) expect(text).toContain(part);
    expect(pages).toBe(2);
  });

  test('is a file with a name and a kind', async () => {
    const [file, ...others] = (await mailsFor()).report.attachments;
    expect(others).toEqual([]);
    expect(file).toMatchObject({
      filename: 'strategic-alignment-report.pdf',
      mimeType: 'application/pdf',
      disposition: 'attachment',
    });
  });

  test.each([
    '宮本 茂',
    'عدة كويست',
    'Łukasz Żak',
    'Ada evil.example',
    '<b>x</b>',
    'Ada 555 0199',
    'A'.repeat(201),
  ])('leaves %j out', async (name) => {
    const { text } = await pdfOf((await mailsFor({ name })).report);
    expect(text).toContain('Your Strategic Alignment Score');
    expect(text).not.toContain('Prepared for');
    expect(text).not.toContain('evil');
  });

  test('has every sign that the texts of the advice are written in', async () => {
    for (const [at, challenge] of CHALLENGES.entries()) {
      const role = ADVISED_ROLES[at % 2]!;
      const companySize = COMPANY_SIZES[at % 5]!;
      const answers = { ratings: ratings(3), currentChallenges: [challenge], companySize, role };
      const sheet = reportSheet(
        scored(aResult(answers)),
        content.diagnostic.advice,
        content.diagnostic.results.page,
        PRINTED,
      );
      const { text } = await textOf(await draw(sheet));
      expect(sheet.advice.length).toBeGreaterThan(1);
      for (const { title, parts } of sheet.advice)
        for (const part of [title, ...parts.filter(({ tick }) => tick).map((one) => one.text)])
          expect(text).toContain(part);
    }
  });

  test('of the longest report takes two pages, and says which is which', async () => {
    const longest = [ratings(0), ratings(2)].map((rated) =>
      aResult({ ratings: rated, currentChallenges: [...CHALLENGES] }),
    );
    for (const result of longest) {
      const sheet = reportSheet(
        scored(result),
        content.diagnostic.advice,
        content.diagnostic.results.page,
        PRINTED,
      );
      const { text, pages } = await textOf(await draw(sheet));
      expect(pages).toBe(2);
      for (const foot of ['x 1 / 2', 'x 2 / 2']) expect(text).toContain(foot);
    }
  });
});

describe('a diagnostic that was scored by other rules than those of today', () => {
  const { rulesChanged } = content.diagnostic.results.page;

  test('has mails and a PDF that say so', async () => {
    const { report, lead } = await mailsFor({ rubricVersion: 'of former days' });
    for (const mail of [report, lead]) {
      expect(mail.text).toContain(rulesChanged);
      expect(decoded(mail.html)).toContain(rulesChanged);
    }
    expect((await pdfOf(report)).text).toContain(rulesChanged);
  });

  test('keeps in its PDF what was advised then of the statement that is first today', async () => {
    const result = aResult();
    const { because } = result.recommendations[0]!;
    const then = { title: 'As then', body: 'Do what was said then.', reason: null, because };
    const { advice, results } = content.diagnostic;
    const sheet = reportSheet(scored({ ...result, recommendations: [then] }), advice, results.page, PRINTED);
    expect((await textOf(await draw(sheet))).text).toContain(then.body);
  });

  test('is the only one of which that is said', async () => {
    const { report, lead } = await mailsFor();
    for (const text of [report.text, lead.text, (await pdfOf(report)).text])
      expect(text).not.toContain(rulesChanged);
  });
});

describe('the lead notice', () => {
  test('says who it is, what they answered and where they came from, and an answer goes to them', async () => {
    const { lead } = await mailsFor({
      email: 'ada@example.org',
      phone: '+1 555 0199',
      company: 'Quist Ltd',
      role: 'COO',
      attribution: { utm_source: 'newsletter', utm_campaign: 'spring' },
    });
    const rows = [
      'Name: Ada Quist',
      'Email: ada@example.org',
      'Phone: +1 555 0199',
      'Company: Quist Ltd',
      'Role: COO',
      'Company size: 6-20 employees',
      'Challenges: Team & Delegation',
      'Came from: utm_source: newsletter, utm_campaign: spring',
    ];
    for (const row of rows) expect(lead.text).toContain(row);
    expect(lead.text).toContain('They named');
    expect(lead.text).not.toContain('You also named');
    const short = content.diagnostic.advice.statements.visionClarity.short;
    expect(lead.text).toContain(`Weakest answers: ${short}: Not in Place; `);
    expect(lead.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);
    expect(lead.from?.address).toBe('hello@plumbline.test');
    expect(lead.to_).toEqual([FIRM]);
  });

  test('says so where nothing was given', async () => {
    const { lead } = await mailsFor({ role: null, companySize: null });
    for (const row of ['Phone: not given', 'Company: not given', 'Role: not given', 'Came from: not known'])
      expect(lead.text).toContain(row);
  });

  test('has nothing in its subject that a visitor typed', async () => {
    const { lead } = await mailsFor({ name: 'Zebediah', company: 'Zebra Ltd', role: 'zookeeper' });
    expect(lead.subject).not.toMatch(/zeb|zoo/i);
  });
});

/** What somebody was advised to do, piece by piece. */
const toDoOf = (recommendations: Assessment['recommendations']) =>
  recommendations.flatMap((one) =>
    'body' in one ? [one.title, one.body] : [one.title, one.thisWeek, one.in30Days],
  );

/** Where somebody is told to begin. */
function firstOf({ ratings }: Assessment) {
  const { advice, results } = content.diagnostic;
  return firstStep(scoreAssessment(ratings), advice, results.page.plan)!;
}

/** The plan that is made of somebody's answers. */
const planOf = ({ ratings }: Assessment) => {
  const { advice, results } = content.diagnostic;
  return planRows(scoreAssessment(ratings), advice, results.page.plan);
};

const PRINTED = { brand: 'Plumbline', signature: 'x', scheduler: 'https://calendar.test/call' };
const draw = reportRenderer(path.join(import.meta.dirname, '../../app/fonts'));

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
