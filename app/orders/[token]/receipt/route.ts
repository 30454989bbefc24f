import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { answerForm, tooOften } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

type Props = { params: Promise<{ token: string }> };

/** Takes the form on an order page that puts the buyer's details on the receipt, and leads back to it. */
export function POST(request: Request, { params }: Props): Promise<Response> {
  const { shop, ownSite, typed } = container();
  return answerForm(request, ownSite, 'receipt', async ({ company = '', taxId = '', postalAddress = '' }) => {
    const { token } = await params;
    const allowed = await ownSite.keys.receipt(token);
    if (!allowed.allowed) return tooOften(request, allowed.seconds, ownSite);
    const buyer = { company, taxId, postalAddress };
    const outcome = await shop.recordBuyer(token, buyer);
    if (outcome === 'unknown') return seeOther(routes.order(token));
    const again = outcome === 'refused' ? typed.toQuery(buyer) : '';
    return seeOther(`${routes.order(token)}?form=${outcome}${again}#receipt`);
  });
}
