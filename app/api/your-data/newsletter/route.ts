import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';
import { stopNewsletter } from '@/lib/your-data/answer-consent';

/** Stops the newsletter. */
export function POST(request: Request): Promise<Response> {
  const { ownSite } = context();
  return answerKeyForm(request, ownSite, routes.dataPage, async (token) => {
    await stopNewsletter(context(), token);
    return seeOther(`${routes.dataPage(token)}?newsletter=stopped#newsletter`);
  });
}
