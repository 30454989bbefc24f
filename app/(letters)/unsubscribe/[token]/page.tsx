import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { Decision, Message } from '@/components/your-data/decision';
import { routes } from '@/lib/config/routes';
import { container, content } from '@/lib/container';
import '../../../styles/orders.css';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }> };

export const generateMetadata = () => ({
  ...pageMetadata('/unsubscribe/{token}'),
  referrer: 'no-referrer' as const,
});

/** Behind the link at the end of marketing mail, for whoever opens it in a browser. */
export default async function UnsubscribePage({ params }: Props) {
  const { token } = await params;
  const state = await container().answerConsent.lookToUnsubscribe(token);
  if (state === 'invalid') notFound();
  const { ask, done } = content().yourData.unsubscribe;
  if (state === 'done') return <Message {...done} />;
  return <Decision {...ask} action={routes.api.unsubscribe(token)} token={token} />;
}
