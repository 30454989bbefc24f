import type { Context } from '@/lib/context';
import { longDay } from '@/lib/kernel/time';
import { finishMail } from '@/lib/mail/frame/finish-mail';
import type { WrittenMail } from '@/lib/platform/smtp/finished-mail';
import { dataOf, type LeasedMail, type TemplatesOf } from '@/lib/mail/rules/outbox';
import { type RenderedMail, renderMail } from '@/lib/mail/rules/rendered-mail';
import { tokenHash, randomId } from '@/lib/platform/random/tokens';
import { mailLinks } from '@/lib/your-data/mail-links';
import { DATA_LINK_MS, isEmpty } from '@/lib/your-data/rules/personal-data';
import { findConsent, isConfirmed } from '@/lib/your-data/store/consents';
import { addDataKey } from '@/lib/your-data/data-key';
import { readPersonalData } from '@/lib/your-data/store/personal-data';

/** Writes a mail at the moment of sending. `null`: nothing is stored, or left to confirm. */
export async function writeYourDataMail(context: Context, mail: LeasedMail): Promise<WrittenMail | null> {
  const { settings, database, content, now } = context;
  const words = content.mail.yourData;
  const links = mailLinks(settings);
  const to = mail.recipient;
  if (!to) throw new Error(`Mail ${mail.id} (${mail.template}) has no recipient.`);
  switch (mail.template as TemplatesOf<'your-data'>) {
    case 'your-data': {
      if (isEmpty(await readPersonalData(database, to))) return null;
      const page = { yourData: links.dataPage(await newKey(context, to, null)) };
      return finish(renderMail(words.yourData, { values: {}, links: page }));
    }
    case 'address-change': {
      const { from } = dataOf(mail, 'address-change');
      const page = { newAddress: links.newAddress(await newKey(context, from, to)) };
      return finish(renderMail(words.addressChange, { values: {}, links: page }));
    }
    case 'address-changed':
      return finish(renderMail(words.addressChanged, { values: { date: longDay(now()) } }));
    case 'confirm-newsletter':
      return confirmation(dataOf(mail, 'confirm-newsletter').consent);
  }

  /** Counts as marketing already, so it has an unsubscribe link. */
  async function confirmation(consentId: string): Promise<WrittenMail | null> {
    const consent = await findConsent(database, consentId);
    if (!consent || consent.confirmedAt || consent.withdrawnAt) return null;
    if (await isConfirmed(database, consent.email)) return null;
    const page = { confirmNewsletter: links.confirmNewsletterLink(consentId) };
    const href = links.unsubscribeLink(consentId);
    const rendered = renderMail(words.confirmNewsletter, {
      values: { wording: consent.wording },
      links: page,
    });
    const unsubscribe = { label: content.mail.frame.unsubscribe, href };
    return { ...(await finish(rendered, [unsubscribe])), unsubscribeUrl: href };
  }

  async function finish(rendered: RenderedMail, more: Parameters<typeof finishMail>[3] = []) {
    const replyTo = content.site.contact.email;
    return { to: to!, replyTo, ...(await finishMail(context, 'visitor', rendered, more)) };
  }
}

async function newKey({ database, now }: Context, email: string, newEmail: string | null): Promise<string> {
  const token = randomId();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + DATA_LINK_MS);
  await addDataKey(database, { tokenHash: tokenHash(token), createdAt, expiresAt, email, newEmail });
  return token;
}
