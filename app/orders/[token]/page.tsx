import { privatePage } from '@/app/private-page';
import { OrderPage } from '@/components/orders/order-page';
import { context, content } from '@/lib/server/context';
import { logRefusal } from '@/lib/platform/http/unexpected-error';
import { followOrder } from '@/lib/shop/payment-status';
import { viewOrder } from '@/lib/shop/view-order';
import * as unknown from './not-found';
import { orderTexts } from '@/lib/shop/order-texts';
import { paymentNews } from '@/lib/shop/payment-news';

export const dynamic = 'force-dynamic';

const { generateMetadata, Page } = privatePage({
  path: '/orders/{token}',
  load: async (token) => {
    // First, because it may record the payment.
    const followed = await followOrder(context(), token);
    const view = await viewOrder(context(), token);
    if (!view) logRefusal('key to an order');
    return view && { ...view, followed };
  },
  render: ({ followed, ...view }, token, query) => (
    <OrderPage
      token={token}
      texts={orderTexts(content(), view)}
      news={paymentNews(content(), { token, productSlug: view.order.productSlug, followed, query })}
      view={view}
    />
  ),
  unknown,
});

export { generateMetadata, Page as default };
