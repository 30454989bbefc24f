import { jsonCall } from '@/app/own-calls';
import { askedQuery, askedWords } from '@/lib/diagnostic/rules/report-asked';
import { context } from '@/lib/server/context';
import { refuse } from '@/lib/platform/http/problem';
import { requestReport } from '@/lib/diagnostic/request-report';

/** Mails the report and tells the firm, once per assessment (rule 23). Answers `{message, report}`. */
export const POST = jsonCall('reports', { limit: 4 * 1024, form: true }, async (body, network) => {
  const { notifier, words } = context();
  const asked = await requestReport(context(), body, network);
  if (!asked.ok) return refuse(asked.error, words);
  if (asked.value.outcome === 'queued') notifier.mailQueued();
  const now = new Date();
  const report = askedQuery(asked.value, now);
  return Response.json({ message: askedWords(report, words, now), report });
});
