import { askedQuery } from '@/lib/diagnostic/rules/report-asked';
import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { answerForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';
import { requestReport } from '@/lib/diagnostic/request-report';

type Props = { params: Promise<{ id: string }> };

/**
 * The form that asks for the report by mail, for pages without a script; the others call POST
 * /api/schedule-clarity-call, with the same limits. Leads back to the page, which shows the outcome.
 */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const { notifier, ownSite } = context();
  const { id } = await params;
  return answerForm(
    request,
    ownSite,
    'reports',
    async ({ wanted = 'report' }, network) => {
      const asked = await requestReport(context(), { assessmentId: id, wanted }, network);
      if (asked.ok && asked.value.outcome === 'queued') notifier.mailQueued();
      const outcome = asked.ok ? askedQuery(asked.value, new Date()) : asked.error.reason;
      return seeOther(`${routes.results(id)}?report=${outcome}#report`);
    },
    routes.results(id),
  );
}
