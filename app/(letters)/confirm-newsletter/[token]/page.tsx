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
  const opens = (await container().answerConsent.lookToConfirm((await params).token)) !== 'invalid';
  return letterMetadata('/confirm-newsletter/{token}', opens);
}

/** Behind the mail that asks whether the box for the newsletter was ticked by the owner of the mailbox. */
export default async function ConfirmNewsletterPage({ params }: Props) {
  const { token } = await params;
  const state = await container().answerConsent.lookToConfirm(token);
  if (state === 'invalid') return missing(<BrokenLink />);
  const { ask, done } = content().yourData.confirmNewsletter;
  if (state === 'done') return <Message {...done} />;
  return <Decision {...ask} action={apiRoutes.confirmNewsletter} token={token} />;
}
