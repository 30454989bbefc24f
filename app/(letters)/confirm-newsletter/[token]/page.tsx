import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { Decision, Message } from '@/components/your-data/decision';
import { routes } from '@/lib/config/routes';
import { container, content } from '@/lib/container';
import '../../../styles/orders.css';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }> };

export const generateMetadata = () => ({
  ...pageMetadata('/confirm-newsletter/{token}'),
  referrer: 'no-referrer' as const,
});

/** Behind the mail that asks whether the box for the newsletter was ticked by the owner of the mailbox. */
export default async function ConfirmNewsletterPage({ params }: Props) {
  const { token } = await params;
  const state = await container().answerConsent.lookToConfirm(token);
  if (state === 'invalid') notFound();
  const { ask, done } = content().yourData.confirmNewsletter;
  if (state === 'done') return <Message {...done} />;
  return <Decision {...ask} action={routes.api.confirmNewsletter} token={token} />;
}
