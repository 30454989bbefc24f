import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';
import { confirmNewAddress } from '@/lib/your-data/change-address';

/** The button of /new-address/[token]: moves everything to the new address. */
export function POST(request: Request): Promise<Response> {
  const { notifier, ownSite } = context();
  return answerKeyForm(request, ownSite, routes.newAddress, async (token) => {
    const moved = await confirmNewAddress(context(), token);
    if (moved) notifier.mailQueued();
    return seeOther(moved ? `${routes.yourData}?moved` : routes.newAddress(token));
  });
}
