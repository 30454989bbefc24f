import { OrderMessage } from '@/components/orders/order-message';
import { buttonClasses } from '@/components/ui/button-classes';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';
import { fill } from '@/lib/kernel/text';

/** The database did not answer. The link tries again without JavaScript, too. */
export function OrderFailed({ token, errorId }: { token: string; errorId: string }) {
  const { title, text, button } = content().orders.order.failed;
  return (
    <OrderMessage title={title} text={fill(text, { errorId })}>
      <a href={routes.order(token)} className={buttonClasses()}>
        {button}
      </a>
    </OrderMessage>
  );
}
