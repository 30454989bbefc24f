import type { Context } from '@/lib/context';
import type { Scored } from '@/lib/diagnostic/rules/assessment';
import { renderDigestMail, spanOf, type LeadReason, renderLeadMail } from '@/lib/diagnostic/rules/lead-mail';
import { renderReportMail } from '@/lib/diagnostic/rules/report-mail';
import { carried, retakePath } from '@/lib/diagnostic/rules/retake';
import { findAssessment } from '@/lib/diagnostic/store/assessments';
import { findReportRequest } from '@/lib/diagnostic/store/report-requests';
import { countUnrequested, listUnrequested } from '@/lib/diagnostic/queue-digests';
import { routes } from '@/lib/kernel/routes';
import { finishMail } from '@/lib/mail/frame/finish-mail';
import type { WrittenMail } from '@/lib/platform/smtp/finished-mail';
import { dataOf, type LeasedMail, type TemplatesOf } from '@/lib/mail/rules/outbox';
import { mailLinks } from '@/lib/your-data/mail-links';
import { reportAttachment } from './report-attachment';
import { leadWebhookBody } from '@/lib/diagnostic/rules/lead';

/** Beyond these, only the number is told. */
const MOST_LISTED = 100;

/** Writes a mail when it is sent, from the answers as they are now; `null`: they were deleted. */
export async function writeDiagnosticMail(context: Context, mail: LeasedMail): Promise<WrittenMail | null> {
  const template = mail.template as TemplatesOf<'diagnostic'>;
  if (template === 'owner-digest') return digest(context, dataOf(mail, template).day);
  const assessment =
    mail.assessmentId === null ? null : await findAssessment(context.database, mail.assessmentId);
  return assessment && ABOUT_ONE[template](context, assessment, mail);
}

type AboutOne = Exclude<TemplatesOf<'diagnostic'>, 'owner-digest'>;
const ABOUT_ONE = { report, 'owner-lead': lead, 'owner-call': call } satisfies Record<AboutOne, unknown>;

const wordsOf = ({ content }: Context) => ({
  ...content.mail.diagnostic,
  results: content.diagnostic.results.page,
});

const full = ({ settings }: Context, path: string) => new URL(path, settings.BASE_URL).href;

async function report(context: Context, assessment: Scored): Promise<WrittenMail> {
  const { settings, content } = context;
  const words = wordsOf(context);
  const links = {
    results: full(context, routes.results(assessment.id)),
    call: content.site.links.scheduler,
    // A blank form whose result is compared with this one.
    retake: full(context, retakePath(carried(assessment))),
  };
  const rendered = renderReportMail(assessment, content.diagnostic.advice, words, links);
  const notMe = { label: words.notMe, href: mailLinks(settings).notMeLink(assessment.id) };
  return {
    to: assessment.email,
    replyTo: content.site.contact.email,
    attachments: [await reportAttachment(context, assessment)],
    ...(await finishMail(context, 'visitor', rendered, [notMe])),
  };
}

async function lead(context: Context, assessment: Scored): Promise<WrittenMail> {
  const request = await findReportRequest(context.database, assessment.id);
  return notice(context, assessment, request?.callAt ? 'call' : 'report');
}

/** With the first page of the report, to read before the call. */
async function call(context: Context, assessment: Scored, mail: LeasedMail): Promise<WrittenMail> {
  const attachments = [await reportAttachment(context, assessment, 'first')];
  return { ...(await notice(context, assessment, dataOf(mail, 'owner-call').about)), attachments };
}

async function notice(context: Context, assessment: Scored, why: LeadReason): Promise<WrittenMail> {
  const { content } = context;
  const links = { results: full(context, routes.results(assessment.id)) };
  const rendered = renderLeadMail(assessment, why, content.diagnostic.advice, wordsOf(context), links);
  return {
    to: content.site.notices.email,
    replyTo: assessment.email,
    ...(await finishMail(context, 'owner', rendered)),
  };
}

async function digest(context: Context, day: string): Promise<WrittenMail | null> {
  const { database, content } = context;
  const { from, to } = spanOf(day);
  const total = await countUnrequested(database, from, to);
  if (total === 0) return null;
  const listed = await listUnrequested(database, from, to, MOST_LISTED);
  const resultsUrl = (id: string) => full(context, routes.results(id));
  const { advice } = content.diagnostic;
  const rendered = renderDigestMail(listed, total, day, advice, wordsOf(context), resultsUrl);
  return { to: content.site.notices.email, ...(await finishMail(context, 'owner', rendered)) };
}

/** The lead webhook's event, from the answers as they are now. `null`: the diagnostic was deleted. */
export async function leadEvent({ database, content }: Context, mail: LeasedMail): Promise<object | null> {
  const { fields } = content.site.leadWebhook;
  const [assessment, request] = await Promise.all([
    findAssessment(database, mail.assessmentId ?? ''),
    findReportRequest(database, mail.assessmentId ?? ''),
  ]);
  if (!assessment) return null;
  if (mail.template === 'completed-hook') return leadWebhookBody(assessment, null, fields);
  return request && leadWebhookBody(assessment, request.callAt ? 'call' : 'report', fields);
}
