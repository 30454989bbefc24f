import { askedQuery } from '@/app/diagnostic/report-asked';
import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { answerForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

type Props = { params: Promise<{ id: string }> };

/**
 * Takes the form of a results page that asks for the report by mail, and leads back to it, where what came of
 * it is said. The verb and its limits are those of POST /api/schedule-clarity-call, which the page calls
 * where it has a script.
 */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const { diagnostic, mail, ownSite } = container();
  const { id } = await params;
  return answerForm(
    request,
    ownSite,
    'reports',
    async ({ wanted = 'report' }, network) => {
      const asked = await diagnostic.requestReport({ assessmentId: id, wanted }, network);
      if (asked.ok && asked.value.outcome === 'queued') mail.wakeOutbox();
      const outcome = asked.ok ? askedQuery(asked.value, new Date()) : asked.error.reason;
      return seeOther(`${routes.results(id)}?report=${outcome}#report`);
    },
    routes.results(id),
  );
}
