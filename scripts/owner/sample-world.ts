import { randomBytes } from 'node:crypto';
import type { Content } from '../../lib/content/content';
import type { Context } from '../../lib/context';
import { STATEMENT_IDS } from '../../lib/diagnostic/rules/questionnaire';
import type { Database } from '../../lib/platform/database/client';
import { submitAssessment } from '../../lib/diagnostic/submit-assessment';
import { randomId } from '../../lib/platform/random/tokens';

export const SAMPLE_EMAIL = 'ada.quist@example.com';

/** The ids of what mails are about: orders in every state, a diagnostic with a call, its consent. */
export type SampleWorld = Record<
  | ('tool' | 'bundle' | 'refunded' | 'partlyRefunded' | 'onHold' | 'disputed' | 'paymentFailed')
  | ('partlyDisputed' | 'reversed' | 'heldReversed' | 'heldRefunded')
  | ('diagnostic' | 'consent'),
  string
>;

export async function sampleWorld(context: Context): Promise<SampleWorld> {
  const { database, content } = context;
  const [tool] = content.products.filter(({ type }) => type === 'digital');
  const [bundle] = content.products.filter(({ type }) => type === 'bundle');
  if (!tool || !bundle) throw new Error('content/products needs a tool and a bundle.');
  const tools = bundle.type === 'bundle' ? bundle.includes : [];
  const sold = (product: typeof tool, more: object = {}) => storeOrder(database, product, more);
  const held = { hold: 'amount', soldAt: null };
  return {
    tool: await sold(tool),
    bundle: await sold(bundle, { tools }),
    refunded: await sold(tool, { status: 'refunded', refunded: tool.priceCents }),
    partlyRefunded: await sold(tool, {
      status: 'partially_refunded',
      refunded: Math.round(tool.priceCents / 4),
    }),
    onHold: await sold(tool, { status: 'on_hold', ...held }),
    disputed: await sold(tool, { status: 'disputed' }),
    partlyDisputed: await sold(tool, { status: 'disputed', refunded: 900 }),
    reversed: await sold(tool, { status: 'refunded' }),
    heldReversed: await sold(tool, { status: 'refunded', ...held }),
    heldRefunded: await sold(tool, { status: 'refunded', refunded: 1900, ...held }),
    paymentFailed: await sold(tool, { status: 'payment_failed', paidAt: null, soldAt: null }),
    ...(await storeDiagnostic(context)),
  };
}

async function storeOrder(
  database: Database,
  { slug, title, priceCents }: Content['products'][number],
  more: object,
): Promise<string> {
  const id = randomId();
  await database.order.create({
    data: {
      id,
      number: `PL-${randomBytes(4).toString('hex').toUpperCase()}`,
      status: 'paid',
      productSlug: slug,
      title,
      priceCents,
      currency: 'usd',
      tools: [slug],
      contentVersion: 'sample',
      livemode: false,
      email: SAMPLE_EMAIL,
      paidAt: new Date(),
      soldAt: new Date(),
      ...more,
    },
  });
  return id;
}

async function storeDiagnostic(context: Context): Promise<Pick<SampleWorld, 'diagnostic' | 'consent'>> {
  const { database } = context;
  const answers = {
    name: 'Ada Quist',
    email: SAMPLE_EMAIL,
    phone: '+1 555 0100',
    company: 'Quist & Daughters',
    role: 'CEO',
    companySize: '6-20 employees',
    currentChallenges: ['Team & Delegation', 'Mindset & Focus'],
    // Something of everything: 0, 1, 2, 3, over and over, and the last one left unrated.
    ...Object.fromEntries(STATEMENT_IDS.slice(0, -1).map((id, at) => [id, at % 4])),
    marketingConsent: true,
    attribution: { utm_source: 'newsletter', utm_campaign: 'spring' },
  };
  const stored = await submitAssessment(context, answers, null);
  if (!stored.ok) throw new Error(`The sample diagnostic is refused: ${JSON.stringify(stored.error)}`);
  const { id } = stored.value;
  const consent = await database.marketingConsent.findFirstOrThrow({ where: { assessmentId: id } });
  await database.reportRequest.create({ data: { assessmentId: id, callAt: new Date() } });
  // Of somebody who asked for nothing the firm is told once a day.
  await submitAssessment(
    context,
    { ...answers, name: 'Bo Quist', company: '', marketingConsent: false },
    null,
  );
  // What asks about the box: whoever has a sample world queues its mails.
  await database.outboxMail.deleteMany();
  return { diagnostic: id, consent: consent.id };
}
