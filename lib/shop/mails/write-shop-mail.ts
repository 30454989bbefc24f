import type { Context } from '@/lib/context';
import type { WrittenMail } from '@/lib/platform/smtp/finished-mail';
import { audienceOf, type LeasedMail } from '@/lib/mail/rules/outbox';
import { writeBuyerMail } from './write-buyer-mail';
import { writeOwnerMail } from './write-owner-mail';

/** The mails about orders, to buyers and to the owner. */
export const writeShopMail = (context: Context, mail: LeasedMail): Promise<WrittenMail | null> =>
  audienceOf(mail.template) === 'owner' ? writeOwnerMail(context, mail) : writeBuyerMail(context, mail);
