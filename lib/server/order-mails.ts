import { createHash } from 'node:crypto';
import { routes } from '@/lib/kernel/routes';
import type { Content } from '@/lib/content/content';
import { termsOf } from '@/lib/content/terms';
import { orderFiles } from '@/lib/shop/rules/order-files';
import { audienceOf, type LeasedMail } from '@/lib/mail/rules/outbox';
import type { MailFrame } from '@/lib/mail/rules/words';
import type { Database } from '@/lib/platform/database/client';
import { orderKeyStore } from '@/lib/shop/store/order-keys';
import { purchaseStore } from '@/lib/shop/store/purchases';
import { termsReader } from '@/lib/shop/store/terms';
import { randomId } from '@/lib/platform/random/random-id';
import { writeBuyerMail } from '@/lib/shop/mails/write-buyer-mail';
import { writeOwnerMail } from '@/lib/shop/mails/write-owner-mail';

type Setting = {
  database: Database;
  content: Content;
  siteUrl: string;
  render: Parameters<typeof writeBuyerMail>[0]['render'];
  frames: { buyer: MailFrame; owner: MailFrame };
};

/** What writes the mails about orders, to buyers and to the owner, put together. */
export function orderMails({ database, content, siteUrl, render, frames }: Setting) {
  const { mail, orders, site, products, retired } = content;
  const purchases = purchaseStore(database);
  const sold = [...products, ...retired];
  const { states, receipt } = orders.order;
  const toBuyer = writeBuyerMail({
    purchases,
    newOrderUrl: orderUrls(database, siteUrl),
    render,
    filesOf: (order) => orderFiles(order, sold),
    titleOf: (slug) => sold.find((product) => product.slug === slug)?.title ?? slug,
    termsOf: termsReader(database, termsOf(content)),
    stateLabels: Object.fromEntries(Object.entries(states).map(([state, { label }]) => [state, label])) as {
      [State in keyof typeof states]: string;
    },
    taxLine: receipt.taxLine,
    paidWith: receipt.paidWith,
    words: mail.buyer,
    frame: frames.buyer,
  });
  const toOwner = writeOwnerMail({
    purchases,
    render,
    ownerAddress: site.notices.email,
    words: mail.owner,
    frame: frames.owner,
  });
  return (one: LeasedMail) => (audienceOf(one.template) === 'owner' ? toOwner(one) : toBuyer(one));
}

/** Makes a key to an order page, keeps its hash, and answers with the address. */
function orderUrls(database: Database, siteUrl: string) {
  const keys = orderKeyStore(database);
  return async (orderId: string) => {
    const token = randomId();
    await keys.add(orderId, createHash('sha256').update(token).digest('base64url'));
    return new URL(routes.order(token), siteUrl).href;
  };
}
