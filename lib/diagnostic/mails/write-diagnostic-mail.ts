import type { UnrequestedAssessments } from '@/lib/diagnostic/store/unrequested-assessments';
import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { Assessment, Scored } from '@/lib/diagnostic/rules/assessment';
import { type DigestWords, renderDigestMail, spanOf } from '@/lib/diagnostic/rules/digest';
import { type LeadReason, renderLeadMail, type LeadWords } from '@/lib/diagnostic/rules/lead-mail';
import { renderReportMail, type ReportMailWords } from '@/lib/diagnostic/rules/report-mail';
import type { RenderMail } from '@/lib/mail/rules/rendered-mail';
import { dataOf, type LeasedMail, type TemplatesOf } from '@/lib/mail/rules/outbox';
import type { MailFrame } from '@/lib/mail/rules/words';
import type { AssessmentStore, ReportRequests } from '@/lib/diagnostic/ports';
import type { MailAttachment, WrittenMail } from '@/lib/mail/rules/finished-mail';

type Ports = {
  assessments: Pick<AssessmentStore, 'find'>;
  requests: Pick<ReportRequests, 'find'>;
  unrequested: UnrequestedAssessments;
  render: RenderMail;
  /** These return full addresses. */
  resultsUrl: (assessmentId: string) => string;
  schedulerUrl: string;
  /** A blank form whose result is compared with this one. */
  retakeUrl: (assessment: Assessment) => string;
  /** "This was not me". */
  notMeUrl: (assessmentId: string) => string;
  /** The PDF, with its file name. */
  renderReport: (assessment: Scored, pages?: 'first') => Promise<MailAttachment>;
  ownerAddress: string;
  /** The Reply-To of the report. */
  contactAddress: string;
  book: AdviceBook;
  words: ReportMailWords &
    LeadWords &
    DigestWords & { notMe: string; frames: { visitor: MailFrame; owner: MailFrame } };
};

/** Beyond these, only the number is told. */
const MOST_LISTED = 100;

/**
 * Writes a mail at the moment of sending, from the answers as they are now. `null`: the diagnostic was
 * deleted.
 */
export function writeDiagnosticMail(ports: Ports) {
  const { assessments, requests, book, words } = ports;
  type AboutOne = Exclude<TemplatesOf<'diagnostic'>, 'owner-digest'>;
  const aboutOne = { report, 'owner-lead': lead, 'owner-call': call } satisfies Record<AboutOne, unknown>;

  return async (mail: LeasedMail): Promise<WrittenMail | null> => {
    const template = mail.template as TemplatesOf<'diagnostic'>;
    if (template === 'owner-digest') return digest(dataOf(mail, template).day);
    const assessment = mail.assessmentId === null ? null : await assessments.find(mail.assessmentId);
    return assessment && aboutOne[template](assessment, mail);
  };

  async function report(assessment: Scored) {
    const links = {
      results: ports.resultsUrl(assessment.id),
      call: ports.schedulerUrl,
      retake: ports.retakeUrl(assessment),
    };
    const rendered = renderReportMail(assessment, book, words, links);
    const notMe = { label: words.notMe, href: ports.notMeUrl(assessment.id) };
    const frame = { ...words.frames.visitor, links: [notMe, ...words.frames.visitor.links] };
    return {
      to: assessment.email,
      replyTo: ports.contactAddress,
      subject: rendered.subject,
      attachments: [await ports.renderReport(assessment)],
      ...(await ports.render(rendered, frame)),
    };
  }

  async function lead(assessment: Scored) {
    const request = await requests.find(assessment.id);
    return notice(assessment, request?.callAt ? 'call' : 'report');
  }

  /** With the first page of the report, to read before the call. */
  async function call(assessment: Scored, mail: LeasedMail) {
    const attachments = [await ports.renderReport(assessment, 'first')];
    return { ...(await notice(assessment, dataOf(mail, 'owner-call').about)), attachments };
  }

  async function notice(assessment: Scored, why: LeadReason) {
    const links = { results: ports.resultsUrl(assessment.id) };
    const rendered = renderLeadMail(assessment, why, book, words, links);
    return {
      to: ports.ownerAddress,
      replyTo: assessment.email,
      subject: rendered.subject,
      ...(await ports.render(rendered, words.frames.owner)),
    };
  }

  async function digest(day: string) {
    const { from, to } = spanOf(day);
    const total = await ports.unrequested.count(from, to);
    if (total === 0) return null;
    const listed = await ports.unrequested.list(from, to, MOST_LISTED);
    const rendered = renderDigestMail(listed, total, day, book, words, ports.resultsUrl);
    return {
      to: ports.ownerAddress,
      subject: rendered.subject,
      ...(await ports.render(rendered, words.frames.owner)),
    };
  }
}
