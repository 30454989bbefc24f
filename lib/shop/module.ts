import { randomBytes } from 'node:crypto';
import type { Content } from '@/lib/content/content';
import { termsOf } from '@/lib/content/terms';
import type { WorkNotifier } from '@/lib/kernel/work-notifier';
import type { MailQueue } from '@/lib/mail/rules/outbox';
import { leadWebhookEvents, type WebhookSettings } from '@/lib/platform/config/lead-webhook';
import { linkSecret } from '@/lib/platform/config/link-secrets';
import type { Database } from '@/lib/platform/database/client';
import { keyedHash } from '@/lib/platform/files/link-signing';
import { log } from '@/lib/platform/log/log';
import { randomId } from '@/lib/platform/random/random-id';
import { tokenHash } from '@/lib/platform/random/token-hash';
import { getsNews } from './announce';
import { askRefund } from './ask-refund';
import { claimOrder } from './claim-order';
import { endOldestOpen } from './end-oldest-open';
import { createFiles } from './files-module';
import { followOrder } from './follow-order';
import { openDownload } from './open-download';
import { endPayable } from './steps/payable';
import { createPaymentVerbs } from './payments-module';
import type { ShopLimits } from './ports/limits';
import type { ApplyPayment } from './ports/payments';
import { recordContact } from './record-contact';
import { recordWebhookEvent } from './record-webhook-event';
import { resendReceipt } from './resend-receipt';
import { wordsOnStripesPage } from './rules/hosted-words';
import { orderNumber } from './rules/order-number';
import { startCheckout } from './start-checkout';
import { startHostedCheckout } from './start-hosted-checkout';
import { catalogue } from './store/catalogue';
import { webhookEventStore } from './store/webhook-events';
import { orderStore } from './store/orders';
import { shownOrderStore } from './store/shown-orders';
import { termsReader } from './store/terms';
import {
  createWebhookEventReader,
  createPayments,
  createSiteMetadata,
  type StripeSettings,
} from './stripe-module';
import { viewOrder } from './view-order';

type World = {
  settings: StripeSettings & WebhookSettings;
  database: Database;
  content: Pick<Content, 'products' | 'retired' | 'toolbox' | 'legal' | 'site'>;
  contentVersion: string;
  /** Where content lies, with the files of its products. */
  contentFolder: string;
  limits: ShopLimits;
  outbox: MailQueue;
  wasErased: (id: string) => Promise<boolean>;
  notifier: WorkNotifier;
  now: () => Date;
  onUnexpectedError: (error: unknown) => void;
};

export type Shop = ReturnType<typeof createShop>;

/** The shop, put together: from a price to a file. Verbs that need Stripe are not there without its keys. */
export function createShop(world: World) {
  const { settings, database, content, notifier } = world;
  const stores = {
    orders: orderStore(database),
    shownOrders: shownOrderStore(database),
    catalogue: catalogue(database),
    events: webhookEventStore(database),
    termsOf: termsReader(database, termsOf(content)),
  };
  const files = createFiles(world);
  const site = createSiteMetadata(world);
  const payments = createPayments({ settings, site });
  const ports = {
    ...{ ...world, ...notifier, ...stores, ...files, site },
    eachSale: content.site.notices.eachSale,
    leadWebhookEvents: leadWebhookEvents(settings, content.site),
    endPayable: payments ? endPayable(payments) : () => Promise.resolve(false),
    newId: randomId,
    newOrderNumber: () => orderNumber(randomBytes(8)),
    hash: tokenHash,
    networkHash: keyedHash(linkSecret(settings), 'network'),
    returnKey: keyedHash(linkSecret(settings), 'order-return'),
    siteUrl: settings.BASE_URL,
    offers: content.site.payments,
    refundDays: content.site.refundDays,
    wordsOnStripesPage: wordsOnStripesPage(content.toolbox.checkout, settings.BASE_URL),
    onUnknownOrder: (paymentIntentId: string) =>
      log().warn(`The payment ${paymentIntentId} names an order that is not here: reconcile looks at it.`),
  };
  const ofPayments = payments && createPaymentVerbs({ ...ports, payments });
  const applyPayment: ApplyPayment = (paymentEvent, event) =>
    ofPayments?.applyPayment(paymentEvent, event) ?? Promise.resolve('seen');
  const selling = { ...ports, payments, applyPayment, endOldestOpen: endOldestOpen(ports) };
  return {
    ...stores,
    ...ofPayments,
    filesOf: files.filesOf,
    downloadsOf: files.downloadsOf,
    startCheckout: startCheckout(selling),
    startHostedCheckout: startHostedCheckout(selling),
    recordContact: recordContact(ports),
    claimOrder: claimOrder(selling),
    followOrder: followOrder(selling),
    readWebhookEvent: createWebhookEventReader(settings),
    recordWebhookEvent: recordWebhookEvent(ports),
    viewOrder: viewOrder(ports),
    openDownload: openDownload(ports),
    askRefund: askRefund(ports),
    getsNews: (orderId: string) => getsNews(world, orderId),
    resendReceipt: resendReceipt(ports),
  };
}
