import type { OrderStore } from '@/lib/shop/store/orders';
import type { ShownOrders } from '@/lib/shop/store/shown-orders';
import type { WebhookEventStore } from '@/lib/shop/store/webhook-events';
import type { LeadWebhookEvent } from '@/lib/kernel/lead-webhook-events';
import type { MailQueue } from '@/lib/mail/rules/outbox';
import type { FileLinks } from '@/lib/shop/rules/file-link';
import type { ProductFile } from '@/lib/shop/rules/product-file';
import type { ShownOrder } from '@/lib/shop/rules/shown-order';
import type { Archives, Download, ProductFiles } from './files';
import type { ShopLimits } from './limits';
import type { Catalogue, TermsOfOrder } from './orders';
import type { ApplyPayment, EndDeclined, EndPayable, Offers, Payments } from './payments';

/** What the verbs of the shop need of the world. Each names what of it it takes. */
export type ShopPorts = {
  orders: OrderStore;
  shownOrders: ShownOrders;
  catalogue: Catalogue;
  events: WebhookEventStore;
  termsOf: TermsOfOrder;
  payments: Payments;
  /** Records what has just been read from Stripe, as its events do. */
  applyPayment: ApplyPayment;
  endPayable: EndPayable;
  endDeclined: EndDeclined;
  limits: ShopLimits;
  outbox: MailQueue;
  /** Whether somebody had all that this id had deleted: it may come back from Stripe, and without them. */
  wasErased: (id: string) => Promise<boolean>;
  /** After a change that may have queued mail. */
  mailQueued: () => void;
  /** There is an event to work on. */
  eventRecorded: () => void;
  links: FileLinks;
  /** What an order gives, as content has it today. */
  filesOf: (order: Pick<ShownOrder, 'productSlug' | 'tools'>) => ProductFile[];
  /** The same with links for right now. */
  downloadsOf: (order: Pick<ShownOrder, 'id' | 'productSlug' | 'tools'>) => Promise<Download[]>;
  productFiles: ProductFiles;
  archives: Archives;
  /** This site's metadata on its payments. */
  site: () => Promise<string>;
  contentVersion: string;
  /** Where this site is, such as https://www.example.com. */
  siteUrl: string;
  /** What a buyer agrees to, as Stripe's page says it. */
  wordsOnStripesPage: string;
  /** For how many days the money is given back. */
  refundDays: number;
  /** What Stripe's page has beside the price. */
  offers: Offers;
  /** The key to an order's page with which Stripe's page leads back: from the id alone nobody can tell it. */
  returnKey: (orderId: string) => string;
  /** Whether the owner wants a mail for each sale (content/site.yaml). */
  eachSale: boolean;
  /** What the firm's own system is told of. */
  leadWebhookEvents: readonly LeadWebhookEvent[];
  /** An id or a token: at least 128 random bits. */
  newId: () => string;
  newOrderNumber: () => string;
  hash: (text: string) => string;
  /** A keyed hash. */
  networkHash: (network: string) => string;
  now: () => Date;
  /** Told what went wrong beside the work, which goes on; what it was about is tried again. */
  onUnexpectedError: (error: unknown) => void;
  /** Called with an event that names an order which is not here. */
  onUnknownOrder: (paymentIntentId: string) => void;
};

/** The same for verbs that a closed shop has too: without keys there are no payments. */
export type SellingPorts = Omit<ShopPorts, 'payments'> & { payments: Payments | null };
