import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { Scored } from '@/lib/diagnostic/rules/assessment';
import { type DigestWords, digestLetter, spanOf } from '@/lib/diagnostic/rules/digest';
import { leadLetter, type LeadWords } from '@/lib/diagnostic/rules/lead-mail';
import { reportLetter, type ReportMailWords } from '@/lib/diagnostic/rules/report-mail';
import type { Letter } from '@/lib/mail/rules/rendered-mail';
import { dataOf, type LeasedMail } from '@/lib/mail/rules/outbox';
import type { MailFrame } from '@/lib/mail/rules/words';
import type { AssessmentStore, QuietResults, ReportRequests } from '@/lib/diagnostic/ports';
import type { FinishedMail, MailAttachment } from '@/lib/mail/rules/finished-mail';

type Ports = {
  assessments: Pick<AssessmentStore, 'find'>;
  requests: Pick<ReportRequests, 'find'>;
  quiet: QuietResults;
  render: (letter: Letter, frame: MailFrame) => Promise<{ html: string; text: string }>;
  /** The full address of a results page. */
  resultsUrl: (assessmentId: string) => string;
  schedulerUrl: string;
  /** The full address of the page on which whoever did not take this diagnostic deletes it. */
  notMeUrl: (assessmentId: string) => string;
  /** Draws the report as PDF, and says what the file is called. */
  drawReport: (assessment: Scored) => Promise<MailAttachment>;
  ownerAddress: string;
  /** Where an answer to the report goes. */
  contactAddress: string;
  book: AdviceBook;
  words: ReportMailWords &
    LeadWords &
    DigestWords & { notMe: string; frames: { visitor: MailFrame; owner: MailFrame } };
};

/** More of a day are counted, and not listed. */
const MOST_LISTED = 100;

/**
 * Writes a queued mail about a diagnostic when it is sent, from the answers as they are then. Null: the diagnostic has
 * been deleted, and there is nobody to write to.
 */
export function writeDiagnosticMail(ports: Ports) {
  const { assessments, requests, book, words } = ports;

  return async (mail: LeasedMail): Promise<Omit<FinishedMail, 'messageId'> | null> => {
    if (mail.template === 'owner-digest') return digest(dataOf(mail, 'owner-digest').day);
    const assessment = mail.assessmentId === null ? null : await assessments.find(mail.assessmentId);
    if (!assessment) return null;
    return mail.template === 'report' ? report(assessment) : lead(assessment);
  };

  async function report(assessment: Scored) {
    const links = { results: ports.resultsUrl(assessment.id), call: ports.schedulerUrl };
    const letter = reportLetter(assessment, book, words, links);
    const notMe = { label: words.notMe, href: ports.notMeUrl(assessment.id) };
    const frame = { ...words.frames.visitor, links: [notMe, ...words.frames.visitor.links] };
    return {
      to: assessment.email,
      replyTo: ports.contactAddress,
      subject: letter.subject,
      attachments: [await ports.drawReport(assessment)],
      ...(await ports.render(letter, frame)),
    };
  }

  async function lead(assessment: Scored) {
    const request = await requests.find(assessment.id);
    const links = { results: ports.resultsUrl(assessment.id) };
    const letter = leadLetter(assessment, request?.callAt ? 'call' : 'report', book, words, links);
    return {
      to: ports.ownerAddress,
      replyTo: assessment.email,
      subject: letter.subject,
      ...(await ports.render(letter, words.frames.owner)),
    };
  }

  async function digest(day: string) {
    const { from, to } = spanOf(day);
    const total = await ports.quiet.count(from, to);
    if (total === 0) return null;
    const listed = await ports.quiet.list(from, to, MOST_LISTED);
    const letter = digestLetter(listed, total, day, book, words, ports.resultsUrl);
    return {
      to: ports.ownerAddress,
      subject: letter.subject,
      ...(await ports.render(letter, words.frames.owner)),
    };
  }
}
