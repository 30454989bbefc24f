import { leadWebhookBody, type LeadWebhookField } from '@/lib/diagnostic/rules/lead-webhook';
import type { LeasedMail } from '@/lib/mail/rules/outbox';
import type { AssessmentStore, ReportRequests } from './ports';

type Ports = {
  assessments: Pick<AssessmentStore, 'find'>;
  requests: Pick<ReportRequests, 'find'>;
  fields: readonly LeadWebhookField[];
};

/** The lead webhook's event, from the answers as they are now. `null`: the diagnostic was deleted. */
export function leadEvent({ assessments, requests, fields }: Ports) {
  return async (mail: LeasedMail): Promise<object | null> => {
    const [assessment, request] = await Promise.all([
      assessments.find(mail.assessmentId ?? ''),
      requests.find(mail.assessmentId ?? ''),
    ]);
    if (!assessment) return null;
    if (mail.template === 'completed-hook') return leadWebhookBody(assessment, null, fields);
    return request && leadWebhookBody(assessment, request.callAt ? 'call' : 'report', fields);
  };
}
