import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { addressForm } from '@/lib/platform/http/address-form';
import { answerForm } from '@/lib/platform/http/own-site';

/** Mails a data link. The answer is the same for every address. */
export function POST(request: Request): Promise<Response> {
  const { yourData, mail, ownSite, typed } = container();
  const page = routes.yourData;
  const handle = addressForm({ page, ask: yourData.requestDataLink, mail, typed });
  return answerForm(request, ownSite, 'dataLink', handle, page);
}
