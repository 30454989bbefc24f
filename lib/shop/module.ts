import { randomBytes } from 'node:crypto';
import type { Content } from '@/lib/content/content';
import { termsOf } from '@/lib/content/terms';
import type { Bells } from '@/lib/kernel/bells';
import type { MailQueue } from '@/lib/mail/rules/outbox';
import { linkSecret } from '@/lib/platform/config/link-secrets';
import type { Database } from '@/lib/platform/database/client';
import { keyedHash } from '@/lib/platform/files/link-signing';
import { randomId } from '@/lib/platform/random/random-id';
import { tokenHash } from '@/lib/platform/random/token-hash';
import { claimOrder } from './claim-order';
import { endIntent } from './end-intent';
import { createFiles } from './files-module';
import type { ShopLimits } from './no-limits';
import { openDownload } from './open-download';
import { createPaymentVerbs, NO_PAYMENT_VERBS } from './payments-module';
import type { ApplyPayment } from './ports/payments';
import { recordBuyer } from './record-buyer';
import { recordContact } from './record-contact';
import { recordEvent } from './record-event';
import { releaseOrder } from './release-order';
import { orderNumber } from './rules/order-number';
import { startCheckout } from './start-checkout';
import { catalogue } from './store/catalogue';
import { downloadLog } from './store/downloads';
import { eventStore } from './store/events';
import { orderKeyStore } from './store/order-keys';
import { orderStore } from './store/orders';
import { purchaseStore } from './store/purchases';
import { termsReader } from './store/terms';
import { createDeliveryReader, createPayments, createSiteMark, type StripeSettings } from './stripe-module';
import { viewOrder } from './view-order';

type World = {
  settings: StripeSettings;
  database: Database;
  content: Pick<Content, 'products' | 'retired' | 'toolbox' | 'legal' | 'site'>;
  contentVersion: string;
  /** Where content lies, with the files of its products. */
  contentFolder: string;
  limits: ShopLimits;
  outbox: MailQueue;
  bells: Bells;
  now: () => Date;
  onSurprise: (error: unknown) => void;
};

export type Shop = ReturnType<typeof createShop>;

/** The shop, put together: from a price to a file. Verbs that need Stripe are null without its keys. */
export function createShop(world: World) {
  const { settings, database, content, limits, outbox, bells, now, onSurprise } = world;
  const stores = {
    orders: orderStore(database),
    purchases: purchaseStore(database),
    catalogue: catalogue(database),
    events: eventStore(database),
    keys: orderKeyStore(database),
    termsOf: termsReader(database, termsOf(content)),
  };
  const files = createFiles(world);
  const site = createSiteMark(world);
  const payments = createPayments({ settings, site });
  const ports = {
    ...stores,
    ...files,
    site,
    contentVersion: world.contentVersion,
    eachSale: content.site.notices.eachSale,
    endIntent: payments ? endIntent(payments) : () => Promise.resolve(false),
    mailQueued: bells.mailQueued,
    newId: randomId,
    newToken: randomId,
    newOrderNumber: () => orderNumber(randomBytes(8)),
    hash: tokenHash,
    ...{ outbox, now, onSurprise },
  };
  const ofPayments = payments
    ? createPaymentVerbs({ ...ports, payments, limits: limits.payments })
    : NO_PAYMENT_VERBS;
  const applyPayment: ApplyPayment = (notice, event) =>
    ofPayments.applyPayment?.(notice, event) ?? Promise.resolve('seen');
  return {
    ...stores,
    ...ofPayments,
    filesOf: files.filesOf,
    downloadsOf: files.downloadsOf,
    startCheckout: startCheckout({ ...ports, payments, applyPayment, limits: limits.payments }),
    recordContact: recordContact({
      ...ports,
      limit: limits.contact,
      mayConfirm: limits.payments.mayConfirm,
    }),
    claimOrder: claimOrder({
      ...ports,
      payments,
      applyPayment,
      downloads: files.downloadsOf,
      limit: limits.claim,
    }),
    readDelivery: createDeliveryReader(settings),
    recordEvent: recordEvent({ ...ports, wake: bells.eventRecorded }),
    viewOrder: viewOrder(ports),
    recordBuyer: recordBuyer(ports),
    openDownload: openDownload({
      ...ports,
      downloads: downloadLog(database),
      networkHash: keyedHash(linkSecret(settings), 'network'),
    }),
    releaseOrder: releaseOrder(ports),
  };
}
