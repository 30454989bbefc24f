import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

/** Takes the button that stops the newsletter, and leads back to the data page. */
export function POST(request: Request): Promise<Response> {
  const { yourData, ownSite } = container();
  return answerKeyForm(request, ownSite, routes.dataPage, async (token) => {
    await yourData.stopNewsletter(token);
    return seeOther(`${routes.dataPage(token)}?newsletter=stopped#newsletter`);
  });
}
