import { routes } from '@/lib/config/routes';
import { container } from '@/lib/container';
import { answerOwnSite } from '@/lib/http/endpoint';
import { problem } from '@/lib/http/problem';
import { readForm } from '@/lib/http/read-form';
import { seeOther } from '@/lib/http/see-other';

/** Deletes everything behind a key, after the page that says what goes and what stays. */
export function POST(request: Request): Promise<Response> {
  const { eraseData, siteUrl, words } = container();
  return answerOwnSite(request, { siteUrl, words }, async () => {
    const form = await readForm(request);
    if (!form.ok) return problem(form.error, words);
    const { token = '' } = form.value;
    const erased = await eraseData(token);
    return seeOther(erased ? `${routes.yourData}?deleted` : routes.dataPage(token));
  });
}
