import { routes } from '@/lib/config/routes';
import { container } from '@/lib/container';
import { answerOwnSite } from '@/lib/http/endpoint';
import { problem } from '@/lib/http/problem';
import { readForm } from '@/lib/http/read-form';
import { seeOther } from '@/lib/http/see-other';

type Props = { params: Promise<{ token: string }> };

/** Takes the form on an order page that puts the buyer's company on the receipt, and leads back to it. */
export function POST(request: Request, { params }: Props): Promise<Response> {
  const { recordBuyer, siteUrl, words } = container();
  return answerOwnSite(request, { siteUrl, words }, async () => {
    const { token } = await params;
    const form = await readForm(request);
    if (!form.ok) return problem(form.error, words);
    const { company, taxId } = form.value;
    const outcome = await recordBuyer(token, { company: company ?? '', taxId: taxId ?? '' });
    if (outcome === 'unknown') return seeOther(routes.order(token));
    return seeOther(`${routes.order(token)}?form=${outcome}#receipt`);
  });
}
