import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { requestDataLink } from '@/lib/your-data/request-links';
import { addressForm } from '@/lib/platform/http/address-form';
import { answerForm } from '@/lib/platform/http/own-site';

/** Mails a data link. The answer is the same for every address. */
export function POST(request: Request): Promise<Response> {
  const site = context();
  const page = routes.yourData;
  const handle = addressForm(site, page, (email) => requestDataLink(site, email));
  return answerForm(request, site.ownSite, 'dataLink', handle, page);
}
