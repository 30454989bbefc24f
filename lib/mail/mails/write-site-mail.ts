import type { Context } from '@/lib/context';
import type { SiteMails } from '@/lib/mail/content';
import { finishMail } from '@/lib/mail/frame/finish-mail';
import type { WrittenMail } from '@/lib/platform/smtp/finished-mail';
import { dataOf, type LeasedMail, type MailData, type TemplatesOf } from '@/lib/mail/rules/outbox';
import { type RenderedMail, renderMail } from '@/lib/mail/rules/rendered-mail';

export async function writeSiteMail(context: Context, mail: LeasedMail): Promise<WrittenMail> {
  const { database, content } = context;
  const words = content.mail.owner;
  const template = mail.template as TemplatesOf<'mail'>;
  const order =
    mail.orderId === null
      ? null
      : await database.order.findUnique({ where: { id: mail.orderId }, select: { number: true } });
  const rendered =
    template === 'owner-trouble'
      ? trouble(words, dataOf(mail, template))
      : deadLetter(words, dataOf(mail, template), order?.number ?? '');
  return { to: content.site.notices.email, ...(await finishMail(context, 'owner', rendered)) };
}

function trouble(words: SiteMails, { about }: MailData['owner-trouble']): RenderedMail {
  const { name, whatToDo } = words.troubles[about];
  return renderMail(words.trouble, { values: { trouble: name, whatToDo } });
}

function deadLetter(
  words: SiteMails,
  { mail, template, tries, lastError }: MailData['owner-dead-letter'],
  orderNumber: string,
): RenderedMail {
  const known: Partial<Record<string, string>> = words.mailNames;
  const mailName = known[template] ?? words.mailNames.owner;
  const command = `npm run outbox -- retry ${mail}`;
  return renderMail(words.deadLetter, {
    values: { mailName, orderNumber, tries: String(tries), lastError, command },
  });
}
