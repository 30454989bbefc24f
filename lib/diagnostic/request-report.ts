import type { LeadWebhookEvent } from '@/lib/kernel/lead-webhook-events';
import { reportRequestSchema } from '@/lib/diagnostic/rules/report-request';
import { reportAllowances } from '@/lib/mail/rules/allowance';
import { newMail } from '@/lib/mail/rules/outbox';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { AssessmentStore, ReportAsked, ReportRequests } from './ports';

type Ports = {
  assessments: Pick<AssessmentStore, 'find'>;
  requests: ReportRequests;
  /** Keyed hashes: from a counter nobody can tell whose address or network it counts. */
  hash: Record<'address' | 'network', (text: string) => string>;
  /** What the firm's own system is told of. */
  leadWebhookEvents: readonly LeadWebhookEvent[];
  newId: () => string;
  now: () => Date;
};

type ReportRefusal = { reason: 'assessmentIdMissing' | 'assessmentNotFound' };

/**
 * POST /api/schedule-clarity-call (rules 23 and 24): one report mail to whoever took the diagnostic, one mail
 * to the firm and, if it has one, one call of its lead webhook, however often it is called. An allowance
 * limits the report alone: the firm is told in any case.
 * @param sent what was sent, parsed but not trusted
 * @param network the network that calls; null where networks are not known
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
