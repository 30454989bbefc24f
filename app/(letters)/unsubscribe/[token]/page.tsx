import type { Metadata } from 'next';
import { missing } from '@/app/missing';
import { Decision, Message } from '@/components/your-data/decision';
import { apiRoutes } from '@/lib/config/api-routes';
import { container, content } from '@/lib/container';
import { letterMetadata } from '../../letter-metadata';
import BrokenLink from '../../not-found';
import '../../../styles/orders.css';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const opens = (await container().answerConsent.lookToUnsubscribe((await params).token)) !== 'invalid';
  return letterMetadata('/unsubscribe/{token}', opens);
}

/** Behind the link at the end of marketing mail, for whoever opens it in a browser. */
export default async function UnsubscribePage({ params }: Props) {
  const { token } = await params;
  const state = await container().answerConsent.lookToUnsubscribe(token);
  if (state === 'invalid') return missing(<BrokenLink />);
  const { ask, done } = content().yourData.unsubscribe;
  if (state === 'done') return <Message {...done} />;
  return <Decision {...ask} action={apiRoutes.unsubscribe(token)} token={token} />;
}
