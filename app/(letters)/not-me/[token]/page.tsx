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
  const opens = (await container().disownAssessment.look((await params).token)) !== 'invalid';
  return letterMetadata('/not-me/{token}', opens);
}

/** Behind "this was not me" of the report mail: a button, since mail programs open links by themselves. */
export default async function NotMePage({ params }: Props) {
  const { token } = await params;
  const state = await container().disownAssessment.look(token);
  if (state === 'invalid') return missing(<BrokenLink />);
  const { ask, done } = content().yourData.notMe;
  if (state === 'gone') return <Message {...done} />;
  return <Decision {...ask} action={apiRoutes.notMe} token={token} />;
}
