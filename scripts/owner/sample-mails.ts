import { TROUBLES } from '../../lib/mail/rules/troubles';
import type { Content } from '../../lib/content/content';
import {
  audienceOf,
  type MailData,
  type NewMail,
  type Template,
  TEMPLATES,
} from '../../lib/mail/rules/outbox';
import { SAMPLE_EMAIL, type SampleWorld } from './sample-world';
import { randomId } from '../../lib/platform/random/tokens';

/** One mail of a template: what it is about, and what else it says. */
type Sample<T extends Template> = { about?: Exclude<keyof SampleWorld, 'consent'>; data?: MailData[T] };

/** The same mail about several orders, of each of which it says something else. */
const each = <Data>(orders: Exclude<keyof SampleWorld, 'consent'>[], data: Data) =>
  orders.map((about) => ({ about, data }));

/** One of every template, and one for each wording where a template has several. */
function samples({ mail, products }: Content, { consent }: SampleWorld): { [T in Template]: Sample<T>[] } {
  const { holdReasons, mailNames } = mail.owner;
  const today = new Date().toISOString().slice(0, 10);
  return {
    receipt: [{ about: 'tool' }, { about: 'bundle' }],
    'on-hold': [{ about: 'onHold' }],
    'payment-failed': [{ about: 'paymentFailed' }],
    'refund-asked': [{ about: 'tool' }],
    'refund-failed': [{ about: 'tool', data: { amount: 1900 } }],
    dispute: [{ about: 'disputed', data: { amount: 1900 } }],
    'dispute-won': each(['tool', 'onHold'], { amount: 1900 }),
    'dispute-lost': each(['reversed', 'heldReversed'], { amount: 1900 }),
    refund: each(['refunded', 'partlyRefunded', 'heldRefunded'], {}),
    improved: [{ about: 'tool', data: { slug: products[1]!.slug } }],
    'find-purchase': [{}],
    'your-data': [{}],
    'address-change': [{ data: { from: 'ada@example.org' } }],
    'address-changed': [{}],
    'confirm-newsletter': [{ data: { consent } }],
    report: [{ about: 'diagnostic' }],
    // Posted, not mailed.
    'completed-hook': [],
    'lead-hook': [],
    'sale-hook': [],
    'refund-hook': [],
    'newsletter-hook': [],
    'owner-lead': [{ about: 'diagnostic' }],
    'owner-call': [
      { about: 'diagnostic', data: { about: 'booked' } },
      { about: 'diagnostic', data: { about: 'missed' } },
    ],
    'owner-digest': [{ data: { day: today } }],
    'owner-sale': [{ about: 'bundle' }],
    'owner-payment-failed': [{ about: 'paymentFailed' }],
    'owner-refund': [{ about: 'refunded', data: { amount: 1900 } }],
    'owner-refund-asked': [null, 'PL-1A2B-3C4D'].map((upgrade) => ({ about: 'tool', data: { upgrade } })),
    'owner-refund-failed': [
      { about: 'tool', data: { amount: 1900, reason: 'expired_or_canceled_card' } },
      ...each(['tool', 'refunded'], { amount: 1900, reason: null }),
    ],
    'owner-fraud-warning': each(['tool', 'refunded'], {}),
    'owner-inquiry': each(['tool', 'refunded'], {
      amount: 1900,
      reason: 'general',
      dueBy: new Date().toISOString(),
    }),
    'owner-inquiry-closed': [{ about: 'tool', data: { amount: 1900, reason: 'general' } }],
    'owner-dispute': [
      ...each(['disputed', 'partlyDisputed', 'refunded'], {
        amount: 1900,
        reason: 'product_not_received',
        dueBy: new Date().toISOString(),
      }),
      { about: 'disputed' },
    ],
    'owner-dispute-won': each(['tool', 'onHold'], { amount: 1900 }),
    'owner-dispute-lost': each(['reversed', 'refunded'], { amount: 1900 }),
    'owner-hold': Object.keys(holdReasons).map((reason) => ({ about: 'onHold', data: { reason } })),
    'owner-stray-payment': (['second', 'product'] as const).map((why) => ({
      about: 'tool',
      data: { intent: 'pi_sample', why },
    })),
    'owner-event-given-up': [
      {
        about: 'tool',
        data: { event: 'evt_sample', type: 'payment_intent.succeeded', intent: 'pi_sample', tries: 76 },
      },
      { data: { event: 'evt_sample', type: 'charge.dispute.created', intent: null, tries: 1 } },
    ],
    'owner-double': [{ about: 'tool', data: { first: 'PL-1A2B-3C4D' } }],
    'owner-declines': [{ data: { declined: 24, charges: 30, minutes: 60 } }],
    'owner-trouble': TROUBLES.flatMap((about) =>
      [false, true].map((isOver) => ({ data: { about, since: '2026-03-01T03:10:00.000Z', isOver } })),
    ),
    'owner-dead-letter': Object.keys(mailNames).map((template) => ({
      about: 'tool',
      data: { mail: 'a-mail', template, tries: 12, lastError: '550 5.1.1 No such user' },
    })),
  };
}

export function sampleMails(content: Content, world: SampleWorld): NewMail[] {
  const all = samples(content, world);
  return TEMPLATES.flatMap((template) =>
    (all[template] as Sample<Template>[]).map(({ about, data }) => {
      const id = randomId();
      const isDiagnostic = about === 'diagnostic';
      return {
        id,
        reason: `sample:${id}`,
        template,
        recipient: audienceOf(template) === 'owner' ? null : SAMPLE_EMAIL,
        orderId: about && !isDiagnostic ? world[about] : null,
        ...(isDiagnostic && { assessmentId: world.diagnostic }),
        data: data ?? null,
        messageId: id,
        dueAt: new Date(0),
      } as NewMail;
    }),
  );
}
