import { context } from '@/lib/server/context';
import { answerOwnSite } from '@/lib/platform/http/own-site';
import { problem, refuse } from '@/lib/platform/http/problem';
import { readJsonOrForm } from '@/lib/platform/http/read-body';
import { recordContact } from '@/lib/shop/record-contact';

const MAX_BYTES = 8 * 1024;

/** Stores the buyer's address before the payment (rule 38). */
export function POST(request: Request): Promise<Response> {
  const { ownSite, words } = context();
  return answerOwnSite(request, ownSite, 'contact', async (network) => {
    const body = await readJsonOrForm(request, MAX_BYTES);
    if (!body.ok) return problem(body.error, words);
    const recorded = await recordContact(context(), body.value, network);
    return recorded.ok ? new Response(null, { status: 204 }) : refuse(recorded.error, words);
  });
}
