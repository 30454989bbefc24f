import { createHash, randomBytes } from 'node:crypto';
import type { OrderCreateInput } from '@/lib/platform/database/generated/sqlite/models';
import { stripeClient } from '@/lib/platform/stripe/client';
import { database } from '../../../database';

let stripe: ReturnType<typeof stripeClient> | undefined;

/** Made with the first call: the build, which has no keys, loads this file too. */
const intents = () =>
  (stripe ??= stripeClient(process.env.STRIPE_SECRET_KEY ?? '', process.env.STRIPE_API_BASE)).paymentIntents;

/**
 * Stores the order it is sent, asks for an intent and notes it: the least that POST
 * /api/create-payment-intent could be.
 */
export async function POST(request: Request): Promise<Response> {
  const row = (await request.json()) as Omit<OrderCreateInput, 'id' | 'number'>;
  const id = randomBytes(18).toString('base64url');
  const attemptKeyHash = request.headers.get('idempotency-key');
  await database().order.create({ data: { ...row, id, number: id, attemptKeyHash }, select: { id: true } });
  const { id: paymentIntentId, client_secret: clientSecret } = await intents().create(
    { amount: row.priceCents, currency: row.currency, automatic_payment_methods: { enabled: true } },
    { idempotencyKey: id },
  );
  const clientSecretHash = createHash('sha256').update(`${clientSecret}`).digest('base64url');
  await database().order.updateMany({ where: { id }, data: { paymentIntentId, clientSecretHash } });
  return Response.json({ clientSecret });
}
