import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';
import { confirmNewsletter } from '@/lib/your-data/answer-consent';

/** The button of /confirm-newsletter/[token]. It leads back to that page. */
export function POST(request: Request): Promise<Response> {
  const { ownSite } = context();
  return answerKeyForm(request, ownSite, routes.confirmNewsletter, async (token) => {
    await confirmNewsletter(context(), token);
    return seeOther(routes.confirmNewsletter(token));
  });
}
