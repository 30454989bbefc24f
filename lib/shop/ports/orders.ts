import type { NewMail } from '@/lib/mail/rules/outbox';
import type { CatalogueProduct, CatalogueSource } from '@/lib/shop/rules/catalogue';
import type { Order } from '@/lib/shop/rules/order';
import type { ShownOrder } from '@/lib/shop/rules/shown-order';
import type { AgreedTerms } from '@/lib/shop/rules/terms';

export type Download = { id: string; orderId: string; file: string; at: Date; networkHash: string | null };

/** What the buyer of an order agreed to. */
export type TermsOfOrder = (order: Pick<ShownOrder, 'id' | 'productSlug'>) => Promise<AgreedTerms>;

export type Catalogue = {
  /** Everything that is sold, in the order of content. */
  list(): Promise<CatalogueProduct[]>;
  /** Null as well for a product that is no longer sold. */
  find(slug: string): Promise<CatalogueProduct | null>;
  /** Also one that was sold once. */
  findSold(slug: string): Promise<CatalogueProduct | null>;
  /** All of it at once. 'newer': what is there comes from a later build, and stays. */
  replace(products: CatalogueProduct[], source: CatalogueSource): Promise<'replaced' | 'newer'>;
};

/** An order as it begins. */
export type NewOrder = Pick<
  Order,
  'id' | 'number' | 'createdAt' | 'productSlug' | 'title' | 'priceCents' | 'currency' | 'tools'
> &
  Pick<Order, 'contentVersion' | 'livemode'> &
  Partial<Pick<Order, 'networks' | 'attribution' | 'erasedAt' | 'upgradeOf'>>;

/**
 * The order as it is to be, and what is to be told; a mail for a reason that is there already is left out.
 */
export type OrderChange = { order: Order; mails: NewMail[] };

export type SeenAttempt = { outcome: 'seen'; order: Order; digest: string };
