import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { type RequestOutcome, RequestLink } from '@/components/your-data/request-link';
import { context, content } from '@/lib/server/context';
import '../../styles/orders.css';

export const generateMetadata = (): Metadata => pageMetadata('/your-data');

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const OUTCOMES: RequestOutcome[] = ['sent', 'invalid', 'unavailable', 'deleted', 'deleting', 'moved'];

/** Mails a link to one's data. The form works without JavaScript: it leads back to this page. */
export default async function YourDataPage({ searchParams }: Props) {
  const given = await searchParams;
  const outcome = OUTCOMES.find((one) => given[one] !== undefined) ?? null;
  const { email } = context().typed.read(given.typed);
  const { yourData, messages } = content();
  const hint = messages.fields.emailHint;
  return <RequestLink outcome={outcome} typed={email} texts={yourData.request} hint={hint} />;
}
