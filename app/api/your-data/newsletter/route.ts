import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

/** Stops the newsletter. */
export function POST(request: Request): Promise<Response> {
  const { yourData, ownSite } = container();
  return answerKeyForm(request, ownSite, routes.dataPage, async (token) => {
    await yourData.stopNewsletter(token);
    return seeOther(`${routes.dataPage(token)}?newsletter=stopped#newsletter`);
  });
}
