import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { answerForm, tooOften } from '@/lib/platform/http/own-site';
import type { SentFields } from '@/lib/platform/http/plain-page';
import { seeOther } from '@/lib/platform/http/see-other';

type Props = { params: Promise<{ token: string }> };

/** Puts the buyer's details on the receipt and leads back to the order. */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const { shop, ownSite, typed } = context();
  const { token } = await params;
  const page = routes.order(token);
  const record = async (fields: SentFields) => {
    const allowed = await ownSite.keys.receipt(token);
    if (!allowed.allowed) return tooOften(request, allowed.seconds, ownSite, page, fields);
    const { company = '', taxId = '', postalAddress = '' } = fields;
    const buyer = { company, taxId, postalAddress };
    const outcome = await shop.recordBuyer(token, buyer);
    if (outcome === 'unknown') return seeOther(page);
    const again = outcome === 'refused' ? typed.toQuery(buyer) : '';
    return seeOther(`${page}?form=${outcome}${again}#receipt`);
  };
  return answerForm(request, ownSite, 'receipt', record, page);
}
