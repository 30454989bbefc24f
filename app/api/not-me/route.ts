import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

/** Takes the button of /not-me/[token], deletes, and leads back to the page, which then says so. */
export function POST(request: Request): Promise<Response> {
  const { yourData, ownSite } = container();
  return answerKeyForm(request, ownSite, routes.notMe, async (token) => {
    await yourData.disownAssessment.disown(token);
    return seeOther(routes.notMe(token));
  });
}
