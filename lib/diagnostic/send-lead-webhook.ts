import { leadWebhookBody, type LeadWebhookField } from '@/lib/diagnostic/rules/lead-webhook';
import type { LeasedMail } from '@/lib/mail/rules/outbox';
import type { AssessmentStore, SendToLeadWebhook, ReportRequests } from './ports';
import type { Handover } from '@/lib/mail/rules/finished-mail';

type Ports = {
  assessments: Pick<AssessmentStore, 'find'>;
  requests: Pick<ReportRequests, 'find'>;
  /** Null: no address is set. */
  send: SendToLeadWebhook | null;
  /** What may be told of a lead (content/site.yaml). */
  fields: readonly LeadWebhookField[];
};

/**
 * Tells the firm's own system of a lead, from the answers as they are when it is sent. When the diagnostic
 * has been deleted, nothing is sent, and the row counts as done. Without an address it stays in the outbox,
 * as mail without a server.
 */
export function sendLeadWebhook({ assessments, requests, send, fields }: Ports) {
  return async (mail: LeasedMail): Promise<Handover> => {
    const [assessment, request] = await Promise.all([
      assessments.find(mail.assessmentId ?? ''),
      requests.find(mail.assessmentId ?? ''),
    ]);
    if (!assessment || !request) return { ok: true };
    if (!send) return { ok: false, permanent: false, answer: 'LEAD_WEBHOOK_URL is not set.' };
    return send(mail.messageId, leadWebhookBody(assessment, request.callAt ? 'call' : 'report', fields));
  };
}
