import type { Metadata } from 'next';
import { missing } from '@/app/missing';
import { ConfirmDelete } from '@/components/your-data/confirm-delete';
import { container, content } from '@/lib/container';
import { letterMetadata } from '../../../letter-metadata';
import BrokenLink from '../../../not-found';
import '../../../../styles/orders.css';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const opens = (await container().viewData((await params).token)) !== null;
  return letterMetadata('/your-data/{token}', opens);
}

/** Says what goes, what stays and how downloads end, before anything is deleted. */
export default async function DeletePage({ params }: Props) {
  const { token } = await params;
  const data = await container().viewData(token);
  if (!data) return missing(<BrokenLink />);
  return <ConfirmDelete token={token} data={data} texts={content().yourData.confirmDelete} />;
}
