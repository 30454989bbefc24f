import { routes } from '@/lib/config/routes';
import { container } from '@/lib/container';
import { answerLetter } from '@/lib/http/own-site';
import { seeOther } from '@/lib/http/see-other';

/** Takes the button that stops the newsletter, and leads back to the data page. */
export function POST(request: Request): Promise<Response> {
  const { stopNewsletter, ownSite } = container();
  return answerLetter(request, ownSite, async (token) => {
    await stopNewsletter(token);
    return seeOther(`${routes.dataPage(token)}?newsletter=stopped#newsletter`);
  });
}
