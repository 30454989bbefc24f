import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

/** The button of /confirm-newsletter/[token]. It leads back to that page. */
export function POST(request: Request): Promise<Response> {
  const { yourData, ownSite } = container();
  return answerKeyForm(request, ownSite, routes.confirmNewsletter, async (token) => {
    await yourData.answerConsent.confirm(token);
    return seeOther(routes.confirmNewsletter(token));
  });
}
