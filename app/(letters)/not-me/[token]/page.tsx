import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { Decision, Message } from '@/components/your-data/decision';
import { routes } from '@/lib/config/routes';
import { container, content } from '@/lib/container';
import '../../../styles/orders.css';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }> };

export const generateMetadata = () => ({
  ...pageMetadata('/not-me/{token}'),
  referrer: 'no-referrer' as const,
});

/** Behind "this was not me" of the report mail: a button, since mail programs open links by themselves. */
export default async function NotMePage({ params }: Props) {
  const { token } = await params;
  const state = await container().disownAssessment.look(token);
  if (state === 'invalid') notFound();
  const { ask, done } = content().yourData.notMe;
  if (state === 'gone') return <Message {...done} />;
  return <Decision {...ask} action={routes.api.notMe} token={token} />;
}
