import type { Context } from '@/lib/context';
import { reportRequestSchema, type ReportAsked } from '@/lib/diagnostic/rules/lead';
import { err, ok, type Result } from '@/lib/kernel/result';
import { newMail } from '@/lib/mail/store/outbox';
import { reportAllowances } from '@/lib/mail/rules/allowance';
import { leadWebhookOf } from '@/lib/platform/config/env';
import { addressHash } from '@/lib/platform/files/link-signing';
import { networkHash } from './submit-assessment';
import { findAssessment } from './store/assessments';
import { noteCall, openReportRequest } from './store/report-requests';

type ReportRefusal = { reason: 'assessmentIdMissing' | 'assessmentNotFound' };

/**
 * Queues the report, a mail to the firm and a lead event, once per diagnostic (rules 23 and 24).
 * @param sent parsed, not trusted
 * @param network the calling network; `null` if unknown
 */
export async function requestReport(
  context: Context,
  sent: unknown,
  network: string | null,
): Promise<Result<ReportAsked, ReportRefusal>> {
  const { settings, database, content } = context;
  const parsed = reportRequestSchema.safeParse(sent);
  if (!parsed.success) return err({ reason: 'assessmentIdMissing' });
  const { assessmentId, wanted } = parsed.data;
  const assessment = await findAssessment(database, assessmentId);
  if (!assessment) return err({ reason: 'assessmentNotFound' });

  const at = context.now();
  const allowances = reportAllowances(
    addressHash(settings, assessment.email.toLowerCase()),
    networkHash(context, network),
  );
  const mailOf = (template: 'report' | 'owner-lead' | 'lead-hook', more = '') => {
    const about = { assessmentId, reason: `${template}:${assessmentId}${more}` };
    return newMail({ now: () => at }, { template, ...about, recipient: null, data: null });
  };
  const isTold = leadWebhookOf(settings) && content.site.leadWebhook.events.includes('lead');
  const toFirm = (more?: string) => [
    mailOf('owner-lead', more),
    ...(isTold ? [mailOf('lead-hook', more)] : []),
  ];
  const request = { assessmentId, createdAt: at, callAt: wanted === 'call' ? at : null };
  const report = { mail: mailOf('report'), allowances };
  const opened = await openReportRequest(database, request, { toFirm: toFirm(), report });
  if (opened.outcome === 'already' && wanted === 'call')
    await noteCall(database, assessmentId, at, toFirm(':call'));
  return ok(opened);
}
