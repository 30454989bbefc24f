import type { Metadata } from 'next';
import { missing } from '@/app/missing';
import { Decision } from '@/components/your-data/decision';
import { apiRoutes } from '@/lib/config/api-routes';
import { container, content } from '@/lib/container';
import { fill } from '@/lib/domain/text';
import { letterMetadata } from '../../letter-metadata';
import BrokenLink from '../../not-found';
import '../../../styles/orders.css';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const opens = (await container().changeAddress.look((await params).token)) !== null;
  return letterMetadata('/new-address/{token}', opens);
}

/** Behind the mail to a new address: it takes the place of the old one when the button is pressed. */
export default async function NewAddressPage({ params }: Props) {
  const { token } = await params;
  const change = await container().changeAddress.look(token);
  if (!change) return missing(<BrokenLink />);
  const { text, ...words } = content().yourData.newAddress;
  return (
    <Decision
      {...words}
      text={fill(text, { oldEmail: change.from, newEmail: change.to })}
      action={apiRoutes.newAddress}
      token={token}
    />
  );
}
