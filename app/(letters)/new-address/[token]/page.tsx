import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { Decision } from '@/components/your-data/decision';
import { routes } from '@/lib/config/routes';
import { container, content } from '@/lib/container';
import { fill } from '@/lib/domain/text';
import '../../../styles/orders.css';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }> };

export const generateMetadata = () => ({
  ...pageMetadata('/new-address/{token}'),
  referrer: 'no-referrer' as const,
});

/** Behind the mail to a new address: it takes the place of the old one when the button is pressed. */
export default async function NewAddressPage({ params }: Props) {
  const { token } = await params;
  const change = await container().changeAddress.look(token);
  if (!change) notFound();
  const { text, ...words } = content().yourData.newAddress;
  return (
    <Decision
      {...words}
      text={fill(text, { oldEmail: change.from, newEmail: change.to })}
      action={routes.api.newAddress}
      token={token}
    />
  );
}
