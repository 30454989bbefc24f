import { container } from '@/lib/container';
import { routes } from '@/lib/kernel/routes';
import { mayCount } from '@/lib/platform/http/may-count';
import { answerForm, refuseForm } from '@/lib/platform/http/own-site';
import type { SentFields } from '@/lib/platform/http/plain-page';
import { seeOther } from '@/lib/platform/http/see-other';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';

/** Takes the form that buys without our script or Stripe's, and leads to Stripe's page (rule 107). */
export function POST(request: Request): Promise<Response> {
  const { shop, funnel, ownSite } = container();
  const back = routes.toolbox;
  const begin = async (fields: SentFields, network: string | null) => {
    const begun = await shop.startHostedCheckout(fields, network);
    if (!begun.ok) return refuseForm(request, begun.error, ownSite, { back });
    // A purchase that was begun with a script was counted by it.
    if (!fields.attempt && mayCount(request))
      await funnel.countEvents(['checkout']).catch(logUnexpectedError);
    return seeOther(begun.value.location);
  };
  return answerForm(request, ownSite, 'intents', begin, back);
}
