import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { requestPurchaseLinks } from '@/lib/your-data/request-links';
import { answerAddressForm } from '@/lib/platform/http/address-form';

/** The form of /find-purchase. */
export function POST(request: Request): Promise<Response> {
  return answerAddressForm(request, context(), 'findPurchase', routes.findPurchase, requestPurchaseLinks);
}
