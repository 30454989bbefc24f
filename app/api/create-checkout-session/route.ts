import { container } from '@/lib/container';
import { mayCount } from '@/lib/platform/http/may-count';
import { answerForm, refuseForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';

/** Takes the form that buys without our script or Stripe's, and leads to Stripe's page (rule 107). */
export function POST(request: Request): Promise<Response> {
  const { shop, funnel, ownSite } = container();
  return answerForm(request, ownSite, 'intents', async (fields, network) => {
    const begun = await shop.startHostedCheckout(fields, network);
    if (!begun.ok) return refuseForm(request, begun.error, ownSite);
    // A purchase that was begun with a script was counted by it.
    if (!fields.attempt && mayCount(request))
      await funnel.countEvents(['checkout']).catch(logUnexpectedError);
    return seeOther(begun.value.location);
  });
}
