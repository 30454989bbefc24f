import type { DataKeys } from '@/lib/your-data/store/data-keys';
import { longDay } from '@/lib/kernel/day';
import { type RenderedMail, type RenderMail, renderMail } from '@/lib/mail/rules/rendered-mail';
import { dataOf, type LeasedMail, type TemplatesOf } from '@/lib/mail/rules/outbox';
import type { MailFrame } from '@/lib/mail/rules/words';
import { DATA_LINK_MS, isEmpty } from '@/lib/your-data/rules/personal-data';
import type { YourDataMails } from '@/lib/your-data/content';
import type { WrittenMail } from '@/lib/mail/rules/finished-mail';
import type { Consents, PersonalDataStore } from '@/lib/your-data/ports';

type Ports = {
  data: Pick<PersonalDataStore, 'read'>;
  consents: Consents;
  keys: Pick<DataKeys, 'add'>;
  /** At least 128 random bits. */
  newToken: () => string;
  hash: (text: string) => string;
  now: () => Date;
  /** These return full addresses. */
  links: {
    dataPage: (key: string) => string;
    newAddress: (key: string) => string;
    confirmNewsletterLink: (consentId: string) => string;
    unsubscribeLink: (consentId: string) => string;
  };
  render: RenderMail;
  words: YourDataMails;
  frame: MailFrame;
  /** Reply-To. */
  contactAddress: string;
  /** The unsubscribe link's text. */
  unsubscribe: string;
};

/**
 * Writes a mail at the moment of sending. `null`: nothing is stored under the address, or nothing is left to
 * confirm.
 */
export function writeYourDataMail(ports: Ports) {
  const { words, links, now } = ports;

  return async (mail: LeasedMail): Promise<WrittenMail | null> => {
    const to = mail.recipient;
    if (!to) throw new Error(`Mail ${mail.id} (${mail.template}) has no recipient.`);
    switch (mail.template as TemplatesOf<'your-data'>) {
      case 'your-data': {
        if (isEmpty(await ports.data.read(to))) return null;
        const page = { yourData: links.dataPage(await newKey(to, null)) };
        return finish(to, renderMail(words.yourData, { values: {}, links: page }));
      }
      case 'address-change': {
        const { from } = dataOf(mail, 'address-change');
        const page = { newAddress: links.newAddress(await newKey(from, to)) };
        return finish(to, renderMail(words.addressChange, { values: {}, links: page }));
      }
      case 'address-changed':
        return finish(to, renderMail(words.addressChanged, { values: { date: longDay(now()) } }));
      case 'confirm-newsletter':
        return confirmation(to, dataOf(mail, 'confirm-newsletter').consent);
    }
  };

  /** Counts as marketing already, so it has an unsubscribe link. */
  async function confirmation(to: string, consentId: string): Promise<WrittenMail | null> {
    const consent = await ports.consents.find(consentId);
    if (!consent || consent.confirmedAt || consent.withdrawnAt) return null;
    if (await ports.consents.isConfirmed(consent.email)) return null;
    const values = { wording: consent.wording };
    const page = { confirmNewsletter: links.confirmNewsletterLink(consentId) };
    const href = links.unsubscribeLink(consentId);
    const frame = {
      ...ports.frame,
      links: [{ label: ports.unsubscribe, href }, ...ports.frame.links],
    };
    const rendered = renderMail(words.confirmNewsletter, { values, links: page });
    return { ...(await finish(to, rendered, frame)), unsubscribeUrl: href };
  }

  async function newKey(email: string, newEmail: string | null) {
    const token = ports.newToken();
    const createdAt = now();
    const expiresAt = new Date(createdAt.getTime() + DATA_LINK_MS);
    await ports.keys.add({ tokenHash: ports.hash(token), createdAt, expiresAt, email, newEmail });
    return token;
  }

  async function finish(to: string, rendered: RenderedMail, frame = ports.frame): Promise<WrittenMail> {
    const replyTo = ports.contactAddress;
    return { to, replyTo, subject: rendered.subject, ...(await ports.render(rendered, frame)) };
  }
}
