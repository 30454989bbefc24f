import { routes } from '@/lib/config/routes';
import { container } from '@/lib/container';
import { answerOwnSite } from '@/lib/http/endpoint';
import { problem } from '@/lib/http/problem';
import { readForm } from '@/lib/http/read-form';
import { seeOther } from '@/lib/http/see-other';

/** Takes the button that stops the newsletter, and leads back to the data page. */
export function POST(request: Request): Promise<Response> {
  const { stopNewsletter, siteUrl, words } = container();
  return answerOwnSite(request, { siteUrl, words }, async () => {
    const form = await readForm(request);
    if (!form.ok) return problem(form.error, words);
    const { token = '' } = form.value;
    await stopNewsletter(token);
    return seeOther(`${routes.dataPage(token)}?newsletter=stopped#newsletter`);
  });
}
