import { routes } from '@/lib/config/routes';
import { container } from '@/lib/container';
import { answerLetter } from '@/lib/http/own-site';
import { seeOther } from '@/lib/http/see-other';

/** Takes the button of /not-me/[token], deletes, and leads back to the page, which then says so. */
export function POST(request: Request): Promise<Response> {
  const { disownAssessment, ownSite } = container();
  return answerLetter(request, ownSite, async (token) => {
    await disownAssessment.disown(token);
    return seeOther(routes.notMe(token));
  });
}
