import Stripe from 'stripe';
import { loadContent } from '@/lib/content/load';
import { confirmIntent } from '../../packages/sandbox/stripe/intents/confirm';
import type { Sandbox } from '../../packages/sandbox/stripe/sandbox';
import { inProject } from '../../scripts/setup/project.mjs';
import { anAttemptKey, aSubmission } from '../../tests/support/submission';
import { siteEnvironment } from '../../tests/support/site-environment.mjs';
import { FROM_PAGE } from '../load';

const [product] = loadContent(inProject('content')).products;
const PURCHASE = { productId: product?.slug, amount: product?.priceCents };
/**
 * Thirty an hour are mailed for one network, whatever the limits; some may be under way when this is looked
 * at.
 */
const REPORTS = 20;
/**
 * What a proxy answers when it finds nobody, and what a connection that is cut ends in: a browser tries
 * again.
 */
const AGAIN = [502, 503, 504];
/** Stripe delivers again whatever it is answered: a site whose clock is wrong believes no signature. */
const STRIPE_AGAIN = [400, ...AGAIN];

/** What visitors were promised, and how often they had to ask twice. */
export type Promised = {
  diagnostics: Set<string>;
  reports: Set<string>;
  intents: Set<string>;
  again: number;
};

export const nothingYet = (): Promised => ({
  diagnostics: new Set(),
  reports: new Set(),
  intents: new Set(),
  again: 0,
});

/**
 * One visitor after another, as long as they come: a diagnostic, its result, its report, and sometimes a
 * purchase.
 */
export async function visit(
  site: string,
  goesOn: () => boolean | Promise<boolean>,
  sandbox: Sandbox,
  promised: Promised,
): Promise<void> {
  for (let visitor = 0; await goesOn(); visitor++) {
    const id = await fillIn(site, promised);
    await insist(`${site}/api/assessments/${id}`, promised);
    if (visitor % 4 === 0 && promised.reports.size < REPORTS) await askForReport(site, id, promised);
    if (visitor % 2 === 0) await buy(site, sandbox, promised);
  }
}

/** @returns the id of a diagnostic that is stored now */
export async function fillIn(site: string, promised: Promised): Promise<string> {
  const email = `${anAttemptKey().slice(0, 12).toLowerCase()}@example.org`;
  const attempt = anAttemptKey();
  const key = () => ({ 'idempotency-key': attempt });
  const { id } = (await insist(`${site}/api/assessments`, promised, aSubmission({ email }), key)) as {
    id: string;
  };
  if (promised.diagnostics.has(id)) throw new Error('Two diagnostics got the same id.');
  promised.diagnostics.add(id);
  return id;
}

export async function askForReport(site: string, id: string, promised: Promised): Promise<void> {
  await insist(`${site}/api/schedule-clarity-call`, promised, { assessmentId: id, wanted: 'report' });
  promised.reports.add(id);
}

/** An intent, an address, a payment and its event. */
export async function buy(site: string, sandbox: Sandbox, promised: Promised): Promise<void> {
  const attempt = anAttemptKey();
  const key = () => ({ 'idempotency-key': attempt });
  const { clientSecret } = (await insist(`${site}/api/create-payment-intent`, promised, PURCHASE, key)) as {
    clientSecret: string;
  };
  const intentId = clientSecret.split('_secret_')[0] ?? '';
  const email = `${intentId.toLowerCase()}@example.org`;
  await insist(`${site}/api/orders/contact`, promised, {
    clientSecret,
    email,
    amount: PURCHASE.amount,
  });
  confirmIntent(sandbox.account, intentId, { payment_method: 'pm_card_visa', return_url: site });
  const paid = [...sandbox.deliveries.all.values()].find(
    ({ event }) =>
      event.type === 'payment_intent.succeeded' && (event.data.object as { id: string }).id === intentId,
  );
  const payload = JSON.stringify(paid?.event);
  const signed = () => ({
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: siteEnvironment.STRIPE_WEBHOOK_SECRET,
    }),
  });
  // Twice at the same moment, which Stripe may do: two processes get it.
  await Promise.all(
    [1, 2].map(() => insist(`${site}/api/webhooks/stripe`, promised, payload, signed, STRIPE_AGAIN)),
  );
  promised.intents.add(intentId);
}

/** Asks until there is an answer, as browsers and Stripe do. @throws when it is a refusal */
async function insist(
  url: string,
  promised: Promised,
  body?: unknown,
  more: () => Record<string, string> = () => ({}),
  again = AGAIN,
) {
  for (;;) {
    const answer = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body === undefined ? {} : FROM_PAGE), ...more() },
      body: typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body),
    }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (answer?.ok && text !== null && text !== undefined)
      return isJson(text) ? (JSON.parse(text) as unknown) : text;
    if (answer && !answer.ok && !again.includes(answer.status))
      throw new Error(`${url} was answered ${answer.status}: ${text ?? ''}`);
    promised.again += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const isJson = (text: string) => /^[{[]/.test(text);
