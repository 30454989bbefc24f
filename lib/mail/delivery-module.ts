import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/kernel/routes';
import { randomId } from '@/lib/platform/random/random-id';
import { PARALLEL, smtpTransport } from '@/lib/platform/smtp/transport';
import { deliverMail } from './deliver-mail';
import { mailRenderer } from './frame/render';
import { writeSiteMail } from './mails/write-site-mail';
import type { Outbox } from './ports';

type Delivered = Parameters<typeof deliverMail>[0];

type World = Pick<Delivered, 'writeMail' | 'postLeadWebhook' | 'now' | 'onUnexpectedError'> & {
  outbox: Outbox;
  smtp: { url: string; from: string };
  /** Renews leases; a test drives it by hand. */
  every?: Delivered['every'] | undefined;
};

/** What delivers the mails of the outbox, put together. */
export function createDelivery({ outbox, smtp, every = atIntervals, ...world }: World) {
  const transport = smtpTransport(smtp);
  const deliver = deliverMail({ ...world, outbox, transport, every, owner: randomId(), newId: randomId });
  return { outbox, deliver, limit: PARALLEL, close: () => transport.close() };
}

function atIntervals(ms: number, work: () => Promise<void>): () => void {
  const timer = setInterval(() => void work(), ms);
  return () => clearInterval(timer);
}

/** What renders mails, and what stands around them, by whom they go to. */
export function createMailFrames({ content, siteUrl }: { content: Content; siteUrl: string }) {
  const { frame } = content.mail;
  const { signature } = frame;
  const links = [{ label: frame.data, href: new URL(routes.yourData, siteUrl).href }];
  return {
    render: mailRenderer(content.site.brand.name),
    frames: {
      buyer: { ...frame.buyer, signature, links },
      visitor: { ...frame.visitor, signature, links },
      owner: { ...frame.owner, signature, reply: null, links: [] },
    },
  };
}

type SiteMailsWorld = {
  content: Content;
  orderNumberOf: Parameters<typeof writeSiteMail>[0]['orderNumberOf'];
};

/** What writes the mails about the site itself, put together. */
export function createSiteMails({
  content: { mail, site },
  orderNumberOf,
  render,
  frames,
}: SiteMailsWorld & ReturnType<typeof createMailFrames>) {
  return writeSiteMail({
    ...{ orderNumberOf, render },
    ownerAddress: site.notices.email,
    words: mail.owner,
    frame: frames.owner,
  });
}
