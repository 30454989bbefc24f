import type { Metadata } from 'next';
import { missing } from '@/app/missing';
import { DataPage } from '@/components/your-data/data-page';
import { container, content } from '@/lib/container';
import { letterMetadata } from '../../letter-metadata';
import BrokenLink from '../../not-found';
import '../../../styles/orders.css';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }>; searchParams: Promise<Record<string, unknown>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const opens = (await container().viewData((await params).token)) !== null;
  return letterMetadata('/your-data/{token}', opens);
}

/** Everything that is stored about whoever has this key, and what they may do with it. */
export default async function PersonalDataPage({ params, searchParams }: Props) {
  const { token } = await params;
  const data = await container().viewData(token);
  if (!data) return missing(<BrokenLink />);
  const { corrected, address, newsletter } = await searchParams;
  const { yourData, diagnostic, messages } = content();
  return (
    <DataPage
      token={token}
      data={data}
      texts={{ ...yourData.page, fields: diagnostic.questionnaire.fields, name: messages.fields.name }}
      outcome={{
        corrected: corrected === 'saved' || corrected === 'refused' ? corrected : null,
        address: address === 'asked' || address === 'invalid' ? address : null,
        newsletter: newsletter === 'stopped' ? newsletter : null,
      }}
    />
  );
}
