import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { requestDataLink } from '@/lib/your-data/request-links';
import { answerAddressForm } from '@/lib/platform/http/address-form';

/** Mails a data link. */
export function POST(request: Request): Promise<Response> {
  return answerAddressForm(request, context(), 'dataLink', routes.yourData, requestDataLink);
}
