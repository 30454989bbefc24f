import type { Metadata } from 'next';
import { cache } from 'react';
import { missing } from '@/app/missing';
import { pageMetadata } from '@/app/page-metadata';
import { OrderPage } from '@/components/orders/order-page';
import { container, content } from '@/lib/container';
import { setStatus, statusOfError } from '@/lib/http/answer-status';
import { logRefusal, logSurprise } from '@/lib/http/surprise';
import UnknownOrder from './not-found';
import { OrderFailed } from './order-failed';
import { orderTexts } from './order-texts';
import '../../styles/orders.css';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }>; searchParams: Promise<Record<string, unknown>> };

/** Asked for the head and for the body of a page, looked up once. */
const findOrder = cache((token: string) =>
  container()
    .viewOrder(token)
    .catch((error: unknown) => ({ errorId: logSurprise(error), status: statusOfError(error) })),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findOrder((await params).token);
  return { ...pageMetadata(found ? '/orders/{token}' : '404'), referrer: 'no-referrer' };
}

/** What was bought, from the order as it is recorded now. The whole page in one piece, as the results page. */
export default async function Order({ params, searchParams }: Props) {
  const { token } = await params;
  const found = await findOrder(token);
  if (!found) {
    logRefusal('key to an order');
    return missing(<UnknownOrder />);
  }
  if ('errorId' in found) {
    setStatus(found.status);
    return <OrderFailed token={token} errorId={found.errorId} />;
  }
  const { form } = await searchParams;
  const outcome = form === 'saved' || form === 'refused' ? form : null;
  return <OrderPage token={token} texts={orderTexts(content(), found)} view={found} form={outcome} />;
}
