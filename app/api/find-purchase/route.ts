import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { addressForm } from '@/lib/platform/http/address-form';
import { answerForm } from '@/lib/platform/http/own-site';

/** The form of /find-purchase. The answer is the same for every address. */
export function POST(request: Request): Promise<Response> {
  const { yourData, mail, ownSite, typed } = container();
  const page = routes.findPurchase;
  const handle = addressForm({ page, ask: yourData.requestPurchaseLinks, mail, typed });
  return answerForm(request, ownSite, 'findPurchase', handle, page);
}
