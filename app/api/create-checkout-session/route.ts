import { context } from '@/lib/server/context';
import { routes } from '@/lib/kernel/routes';
import { answerForm, refuseForm } from '@/lib/platform/http/own-site';
import type { SentFields } from '@/lib/platform/http/plain-page';
import { seeOther } from '@/lib/platform/http/see-other';

/** The form that buys without our script or Stripe's. It leads to Stripe's page (rule 107). */
export function POST(request: Request): Promise<Response> {
  const { shop, ownSite } = context();
  const back = routes.toolbox;
  const begin = async (fields: SentFields, network: string | null) => {
    const begun = await shop.startHostedCheckout(fields, network);
    return begun.ok ? seeOther(begun.value.location) : refuseForm(request, begun.error, ownSite, { back });
  };
  return answerForm(request, ownSite, 'intents', begin, back);
}
