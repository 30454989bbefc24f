import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { answerForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';
import { askRefund } from '@/lib/shop/view-order';

type Props = { params: Promise<{ token: string }> };

/** The button by which a buyer asks for the money back. Leads back to the order, which says so. */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const site = context();
  const { token } = await params;
  const page = routes.order(token);
  const ask = async () => {
    await askRefund(site, token);
    return seeOther(page);
  };
  return answerForm(request, site.ownSite, 'mailLinks', ask, page);
}
