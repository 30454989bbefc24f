import type { LeadWebhookEvent } from '@/lib/kernel/lead-webhook-events';
import { reportRequestSchema } from '@/lib/diagnostic/rules/report-request';
import { reportAllowances } from '@/lib/mail/rules/allowance';
import { newMail } from '@/lib/mail/rules/outbox';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { AssessmentStore, ReportAsked, ReportRequests } from './ports';

type Ports = {
  assessments: Pick<AssessmentStore, 'find'>;
  requests: ReportRequests;
  /** Keyed hashes, so that a counter doesn't reveal an address or network. */
  hash: Record<'address' | 'network', (text: string) => string>;
  /** Events of the lead webhook. */
  leadWebhookEvents: readonly LeadWebhookEvent[];
  newId: () => string;
  now: () => Date;
};

type ReportRefusal = { reason: 'assessmentIdMissing' | 'assessmentNotFound' };

/**
 * Queues the report, a mail to the firm and a lead event, once per diagnostic (rules 23 and 24). The
 * allowance limits the report only.
 * @param sent parsed, not trusted
 * @param network the calling network; `null` if unknown
 */
export function requestReport({ assessments, requests, hash, leadWebhookEvents, newId, now }: Ports) {
  return async (sent: unknown, network: string | null): Promise<Result<ReportAsked, ReportRefusal>> => {
    const parsed = reportRequestSchema.safeParse(sent);
    if (!parsed.success) return err({ reason: 'assessmentIdMissing' });
    const { assessmentId, wanted } = parsed.data;
    const assessment = await assessments.find(assessmentId);
    if (!assessment) return err({ reason: 'assessmentNotFound' });

    const at = now();
    const allowances = reportAllowances(
      hash.address(assessment.email.toLowerCase()),
      network === null ? null : hash.network(network),
    );
    const mailOf = (template: 'report' | 'owner-lead' | 'lead-hook') => {
      const about = { assessmentId, reason: `${template}:${assessmentId}` };
      return newMail({ newId, now: () => at }, { template, ...about, recipient: null, data: null });
    };
    const toFirm = [
      mailOf('owner-lead'),
      ...(leadWebhookEvents.includes('lead') ? [mailOf('lead-hook')] : []),
    ];
    const request = { assessmentId, createdAt: at, callAt: wanted === 'call' ? at : null };
    const opened = await requests.open(request, { toFirm, report: { mail: mailOf('report'), allowances } });
    if (opened.outcome === 'already' && wanted === 'call') await requests.noteCall(assessmentId, at);
    return ok(opened);
  };
}
