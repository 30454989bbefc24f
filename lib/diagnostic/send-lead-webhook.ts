import { leadHookBody, type LeadHookField } from '@/lib/diagnostic/rules/lead-webhook';
import type { LeasedMail } from '@/lib/mail/rules/outbox';
import type { AssessmentStore, Post, ReportRequests } from './ports';
import type { Handover } from '@/lib/mail/rules/finished-mail';

type Ports = {
  assessments: Pick<AssessmentStore, 'find'>;
  requests: Pick<ReportRequests, 'find'>;
  /** Null: no address is set. */
  post: Post | null;
  /** What may be told of a lead (content/site.yaml). */
  fields: readonly LeadHookField[];
};

/**
 * Tells the firm's own system of a lead, from the answers as they are when it is sent. Nothing is sent, and nothing is
 * left to do, when the diagnostic has been deleted. Without an address it stays in the outbox, as mail without a server.
 */
export function postLead({ assessments, requests, post, fields }: Ports) {
  return async (mail: LeasedMail): Promise<Handover> => {
    const [assessment, request] = await Promise.all([
      assessments.find(mail.assessmentId ?? ''),
      requests.find(mail.assessmentId ?? ''),
    ]);
    if (!assessment || !request) return { ok: true };
    if (!post) return { ok: false, permanent: false, answer: 'LEAD_WEBHOOK_URL is not set.' };
    return post(mail.messageId, leadHookBody(assessment, request.callAt ? 'call' : 'report', fields));
  };
}
