import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { addressForm } from '@/lib/platform/http/address-form';
import { answerForm } from '@/lib/platform/http/own-site';

/** Takes the form of /find-purchase and leads back to it. The answer says nothing about who bought what. */
export function POST(request: Request): Promise<Response> {
  const { yourData, mail, ownSite, typed } = container();
  const page = routes.findPurchase;
  const handle = addressForm({ page, ask: yourData.requestPurchaseLinks, mail, typed });
  return answerForm(request, ownSite, 'findPurchase', handle, page);
}
