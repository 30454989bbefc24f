import { routes } from '@/lib/config/routes';
import { container } from '@/lib/container';
import { answerOwnSite } from '@/lib/http/endpoint';
import { problem } from '@/lib/http/problem';
import { readForm } from '@/lib/http/read-form';
import { seeOther } from '@/lib/http/see-other';

/** Takes the button of /confirm-newsletter/[token], and leads back to the page, which then says so. */
export function POST(request: Request): Promise<Response> {
  const { answerConsent, siteUrl, words } = container();
  return answerOwnSite(request, { siteUrl, words }, async () => {
    const form = await readForm(request);
    if (!form.ok) return problem(form.error, words);
    const { token = '' } = form.value;
    await answerConsent.confirm(token);
    return seeOther(routes.confirmNewsletter(token));
  });
}
