import { routes } from '@/lib/kernel/routes';
import { rightsLinks } from '@/lib/container-rights';
import type { Content } from '@/lib/content/content';
import type { Template } from '@/lib/mail/rules/outbox';
import { mailRenderer } from '@/lib/mail/frame/render';
import { PARALLEL, smtpTransport } from '@/lib/platform/smtp/transport';
import type { Database } from '@/lib/platform/database/client';
import { outboxStore } from '@/lib/mail/store/outbox';
import { randomId } from '@/lib/platform/random/random-id';
import { deliverMail } from '@/lib/mail/deliver-mail';
import { RIGHTS_MAILS } from '@/lib/your-data/mails/write-rights-mail';
import { diagnosticMails } from './diagnostic-mails';
import { type LeadWebhook, leadPosts } from './lead-posts';
import { orderMails } from './order-mails';
import { rightsMails } from './rights-mails';

type Setting = {
  database: Database;
  content: Content;
  /** The address of the site, for links. */
  siteUrl: string;
  /** What links in mails are signed with: the same as the site's (lib/container-secrets.ts). */
  linkSecret: string;
  smtp: { url: string; from: string };
  /** Where leads are posted to; null: nowhere. */
  leadWebhook: LeadWebhook | null;
  now: () => Date;
  /** Renews leases; a test drives it by hand. */
  every?: (ms: number, work: () => Promise<void>) => () => void;
  onSurprise: (error: unknown) => void;
};

/**
 * Everything that delivers mail, put together. Beside the container, which every route brings in: what renders mails is
 * React for a server without Next, and no route may import that.
 */
export function mailDesk(setting: Setting) {
  const { database, content, siteUrl, linkSecret, smtp, leadWebhook, now, onSurprise } = setting;
  const { every = atIntervals } = setting;
  const transport = smtpTransport(smtp);
  const outbox = outboxStore(database);
  const render = mailRenderer(content.site.brand.name);
  const frames = framesOf(content, siteUrl);
  const links = rightsLinks([linkSecret], siteUrl);
  const writeOrderMail = orderMails({ database, content, siteUrl, render, frames });
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
    postLead: leadPosts({ database, content, webhook: leadWebhook, now }),
    owner: randomId(),
    newId: randomId,
    now,
    every,
    onSurprise,
  });
  return { outbox, deliver, limit: PARALLEL, close: () => transport.close() };
}

function atIntervals(ms: number, work: () => Promise<void>): () => void {
  const timer = setInterval(() => void work(), ms);
  return () => clearInterval(timer);
}

/** The mails about a diagnostic; the others are about orders. */
const DIAGNOSTIC: readonly string[] = ['report', 'owner-lead', 'owner-digest'] satisfies Template[];

/** What stands around the mails, by whom they go to. */
function framesOf({ mail: { frame } }: Content, siteUrl: string) {
  const { signature } = frame;
  const links = [{ label: frame.data, href: new URL(routes.yourData, siteUrl).href }];
  return {
    buyer: { ...frame.buyer, signature, links },
    visitor: { ...frame.visitor, signature, links },
    owner: { ...frame.owner, signature, reply: null, links: [] },
  };
}
