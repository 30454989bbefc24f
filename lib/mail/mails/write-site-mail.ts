import { clockTime, longDay } from '@/lib/kernel/day';
import type { SiteMails } from '@/lib/mail/content';
import type { WrittenMail } from '@/lib/mail/rules/finished-mail';
import { dataOf, type LeasedMail, type MailData, type TemplatesOf } from '@/lib/mail/rules/outbox';
import { type RenderedMail, type RenderMail, renderMail } from '@/lib/mail/rules/rendered-mail';
import type { MailFrame } from '@/lib/mail/rules/words';

type Ports = {
  orderNumberOf: (orderId: string) => Promise<string | null>;
  render: RenderMail;
  ownerAddress: string;
  words: SiteMails;
  frame: MailFrame;
};

/** Mails to the owner about the site itself: troubles and dead mails. */
export function writeSiteMail({ orderNumberOf, render, ownerAddress, words, frame }: Ports) {
  return async (mail: LeasedMail): Promise<WrittenMail> => {
    const template = mail.template as TemplatesOf<'mail'>;
    const rendered =
      template === 'owner-trouble'
        ? trouble(words, dataOf(mail, template))
        : deadLetter(words, dataOf(mail, template), mail.orderId && (await orderNumberOf(mail.orderId)));
    return { to: ownerAddress, subject: rendered.subject, ...(await render(rendered, frame)) };
  };
}

function trouble(words: SiteMails, { about, since, isOver }: MailData['owner-trouble']): RenderedMail {
  const { name, whatToDo } = words.troubles[about];
  const began = new Date(since);
  const values = { trouble: name, since: `${longDay(began)}, ${clockTime(began)}` };
  return isOver
    ? renderMail(words.troubleOver, { values })
    : renderMail(words.trouble, { values: { ...values, whatToDo } });
}

function deadLetter(
  words: SiteMails,
  { mail, template, tries, lastError }: MailData['owner-dead-letter'],
  orderNumber: string | null,
): RenderedMail {
  const known: Partial<Record<string, string>> = words.mailNames;
  const mailName = known[template] ?? words.mailNames.owner;
  const command = `npm run outbox -- retry ${mail}`;
  return renderMail(words.deadLetter, {
    values: { mailName, orderNumber: orderNumber ?? '', tries: String(tries), lastError, command },
  });
}
