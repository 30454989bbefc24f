import { routes } from '@/lib/config/routes';
import { container } from '@/lib/container';
import { answerOwnSite } from '@/lib/http/endpoint';
import { problem } from '@/lib/http/problem';
import { readForm } from '@/lib/http/read-form';
import { seeOther } from '@/lib/http/see-other';

/** Takes the button of /new-address/[token]: from then on everything is stored under the new address. */
export function POST(request: Request): Promise<Response> {
  const { changeAddress, wakeOutbox, siteUrl, words } = container();
  return answerOwnSite(request, { siteUrl, words }, async () => {
    const form = await readForm(request);
    if (!form.ok) return problem(form.error, words);
    const { token = '' } = form.value;
    const moved = await changeAddress.confirm(token);
    if (moved) wakeOutbox();
    return seeOther(moved ? `${routes.yourData}?moved` : routes.newAddress(token));
  });
}
