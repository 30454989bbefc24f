import { pageMetadata } from '@/app/page-metadata';
import { EmailRequest } from '@/components/layout/email-request';
import { MailLinked } from '@/components/ui/mail-linked';
import { apiRoutes } from '@/lib/kernel/routes';
import { context, content } from '@/lib/server/context';

export const generateMetadata = () => pageMetadata('/find-purchase');

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const OUTCOMES = ['sent', 'invalid', 'unavailable'] as const;

/** Mails the link to an order again. The form works without JavaScript: it leads back to this page. */
export default async function FindPurchasePage({ searchParams }: Props) {
  const given = await searchParams;
  const outcome = OUTCOMES.find((one) => given[one] !== undefined) ?? null;
  const { email } = context().typed.read(given.typed);
  const { orders, messages } = content();
  const hint = messages.fields.emailHint;
  return (
    <EmailRequest
      outcome={outcome}
      hint={hint}
      action={apiRoutes.findPurchase}
      texts={orders.findPurchase}
      typed={email}
    >
      <MailLinked>{orders.findPurchase.wrongAddress}</MailLinked>
    </EmailRequest>
  );
}
