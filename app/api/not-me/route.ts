import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';
import { disownAssessment } from '@/lib/your-data/erase-data';

/** The button of /not-me/[token]: deletes the diagnostic and leads back. */
export function POST(request: Request): Promise<Response> {
  const { ownSite } = context();
  return answerKeyForm(request, ownSite, routes.notMe, async (token) => {
    await disownAssessment(context(), token);
    return seeOther(routes.notMe(token));
  });
}
