import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { requestPurchaseLinks } from '@/lib/your-data/request-links';
import { addressForm } from '@/lib/platform/http/address-form';
import { answerForm } from '@/lib/platform/http/own-site';

/** The form of /find-purchase. The answer is the same for every address. */
export function POST(request: Request): Promise<Response> {
  const site = context();
  const page = routes.findPurchase;
  const handle = addressForm(site, page, (email) => requestPurchaseLinks(site, email));
  return answerForm(request, site.ownSite, 'findPurchase', handle, page);
}
