import { privatePage } from '@/app/private-page';
import { OrderPage } from '@/components/orders/order-page';
import { container, content } from '@/lib/container';
import { logRefusal } from '@/lib/platform/http/unexpected-error';
import UnknownOrder from './not-found';
import { OrderFailed } from './order-failed';
import { orderTexts } from './order-texts';
import '../../styles/orders.css';

export const dynamic = 'force-dynamic';

/** What was bought, from the order as it is recorded now. */
const { generateMetadata, Page } = privatePage({
  path: '/orders/{token}',
  load: (token) => container().shop.viewOrder(token),
  render: (order, token, { form, typed }) => (
    <OrderPage
      token={token}
      texts={orderTexts(content(), order)}
      view={order}
      form={form === 'saved' || form === 'refused' ? form : null}
      typed={container().typed.read(typed)}
    />
  ),
  unknown: () => {
    logRefusal('key to an order');
    return <UnknownOrder />;
  },
  failed: (token, errorId) => <OrderFailed token={token} errorId={errorId} />,
});

export { generateMetadata, Page as default };
