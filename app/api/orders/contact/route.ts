import { jsonCall } from '@/app/own-calls';
import { context } from '@/lib/server/context';
import { refuse } from '@/lib/platform/http/problem';
import { recordContact } from '@/lib/shop/record-contact';

/** Stores the buyer's address before the payment (rule 38). */
export const POST = jsonCall('contact', { limit: 8 * 1024, form: true }, async (body, network) => {
  const recorded = await recordContact(context(), body, network);
  return recorded.ok ? new Response(null, { status: 204 }) : refuse(recorded.error, context().words);
});
