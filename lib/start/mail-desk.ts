import { createHash } from 'node:crypto';
import { routes } from '@/lib/config/routes';
import { rightsLinks } from '@/lib/container-rights';
import type { Content } from '@/lib/content/content';
import { orderFiles } from '@/lib/domain/orders/order-files';
import type { Template } from '@/lib/domain/mail/outbox';
import { mailRenderer } from '@/lib/gateways/mail/render';
import { PARALLEL, smtpTransport } from '@/lib/gateways/mail/transport';
import type { Database } from '@/lib/gateways/prisma/client';
import { orderKeyStore } from '@/lib/gateways/prisma/order-keys';
import { outboxStore } from '@/lib/gateways/prisma/outbox';
import { purchaseStore } from '@/lib/gateways/prisma/purchases';
import { deliverMail } from '@/lib/usecases/deliver-mail';
import { writeMail } from '@/lib/usecases/write-mail';
import { RIGHTS_MAILS } from '@/lib/usecases/write-rights-mail';
import { diagnosticMails } from './diagnostic-mails';
import { rightsMails } from './rights-mails';
import { randomId } from '@/lib/gateways/random/random-id';

type Setting = {
  database: Database;
  content: Content;
  /** The address of the site, for links. */
  siteUrl: string;
  /** What links in mails are signed with: the same as the site's (lib/container-orders.ts). */
  linkSecret: string;
  smtp: { url: string; from: string };
  now: () => Date;
  onSurprise: (error: unknown) => void;
};

/**
 * Everything that delivers mail, put together. Beside the container, which every route brings in: what renders mails is
 * React for a server without Next, and no route may import that.
 */
export function mailDesk({ database, content, siteUrl, linkSecret, smtp, now, onSurprise }: Setting) {
  const transport = smtpTransport(smtp);
  const outbox = outboxStore(database);
  const render = mailRenderer(content.site.brand.name);
  const words = mailWords(content, siteUrl);
  const links = rightsLinks(linkSecret, siteUrl);
  const writeOrderMail = writeMail({
    purchases: purchaseStore(database),
    newOrderUrl: orderUrls(database, siteUrl),
    render,
    ...words,
  });
  const { frames } = words.words;
  const writeDiagnosticMail = diagnosticMails({ database, content, siteUrl, links, render, frames });
  const writeDataMail = rightsMails({ database, content, links, render, frame: frames.visitor, now });
  const writerOf = (template: string) => {
    if (RIGHTS_MAILS.includes(template)) return writeDataMail;
    return DIAGNOSTIC.includes(template) ? writeDiagnosticMail : writeOrderMail;
  };
  const deliver = deliverMail({
    outbox,
    transport,
    writeMail: (mail) => writerOf(mail.template)(mail),
    owner: randomId(),
    newId: randomId,
    now,
    onSurprise,
  });
  return { outbox, deliver, limit: PARALLEL, close: () => transport.close() };
}

/** The mails about a diagnostic; the others are about orders. */
const DIAGNOSTIC: readonly string[] = ['report', 'owner-lead', 'owner-digest'] satisfies Template[];

/** Makes a key to an order page, keeps its hash, and answers with the address. */
function orderUrls(database: Database, siteUrl: string) {
  const keys = orderKeyStore(database);
  return async (orderId: string) => {
    const token = randomId();
    await keys.add(orderId, createHash('sha256').update(token).digest('base64url'));
    return new URL(routes.order(token), siteUrl).href;
  };
}

/** What the mails say, out of content. */
function mailWords({ mail, orders, site, products, retired }: Content, siteUrl: string) {
  const { frame, buyer, owner } = mail;
  const links = [{ label: frame.data, href: new URL(routes.yourData, siteUrl).href }];
  const { states, receipt } = orders.order;
  const sold = [...products, ...retired];
  return {
    filesOf: (order: Parameters<typeof orderFiles>[0]) => orderFiles(order, sold),
    licenseOf: (slug: string) => sold.find((product) => product.slug === slug)?.license ?? '',
    stateLabels: Object.fromEntries(Object.entries(states).map(([state, { label }]) => [state, label])) as {
      [State in keyof typeof states]: string;
    },
    taxLine: receipt.taxLine,
    ownerAddress: site.notices.email,
    words: {
      buyer,
      owner,
      frames: {
        buyer: { ...frame.buyer, signature: frame.signature, links },
        visitor: { ...frame.visitor, signature: frame.signature, links },
        owner: { ...frame.owner, signature: frame.signature, reply: null, links: [] },
      },
    },
  };
}
