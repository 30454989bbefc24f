import type { Context } from '@/lib/context';
import { leadWebhookBody } from '@/lib/diagnostic/rules/lead-webhook';
import type { LeasedMail } from '@/lib/mail/rules/outbox';
import { findAssessment } from './store/assessments';
import { findReportRequest } from './store/report-requests';

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
