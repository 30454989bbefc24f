import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

/** The button of /not-me/[token]: deletes the diagnostic and leads back. */
export function POST(request: Request): Promise<Response> {
  const { yourData, ownSite } = container();
  return answerKeyForm(request, ownSite, routes.notMe, async (token) => {
    await yourData.disownAssessment.disown(token);
    return seeOther(routes.notMe(token));
  });
}
