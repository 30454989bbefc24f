import { askedQuery, askedWords } from '@/lib/diagnostic/rules/report-asked';
import { context } from '@/lib/server/context';
import { answerOwnSite } from '@/lib/platform/http/own-site';
import { problem, refuse } from '@/lib/platform/http/problem';
import { readJsonOrForm } from '@/lib/platform/http/read-body';
import { requestReport } from '@/lib/diagnostic/request-report';

/** Far more than an id and a word need. */
const LIMIT = 4 * 1024;

/** Mails the report and tells the firm, once per assessment (rule 23). Answers `{message, report}`. */
export function POST(request: Request): Promise<Response> {
  const { notifier, ownSite, words } = context();
  return answerOwnSite(request, ownSite, 'reports', async (network) => {
    const body = await readJsonOrForm(request, LIMIT);
    if (!body.ok) return problem(body.error, words);
    const asked = await requestReport(context(), body.value, network);
    if (!asked.ok) return refuse(asked.error, words);
    if (asked.value.outcome === 'queued') notifier.mailQueued();
    const now = new Date();
    const report = askedQuery(asked.value, now);
    return Response.json({ message: askedWords(report, words, now), report });
  });
}
