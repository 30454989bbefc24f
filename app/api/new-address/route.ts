import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

/** The button of /new-address/[token]: moves everything to the new address. */
export function POST(request: Request): Promise<Response> {
  const { yourData, mail, ownSite } = container();
  return answerKeyForm(request, ownSite, routes.newAddress, async (token) => {
    const moved = await yourData.changeAddress.confirm(token);
    if (moved) mail.wakeOutbox();
    return seeOther(moved ? `${routes.yourData}?moved` : routes.newAddress(token));
  });
}
