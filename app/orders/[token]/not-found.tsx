import { missingMetadata } from '@/app/page-metadata';
import { Message } from '@/components/layout/message';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';

export const generateMetadata = () => missingMetadata(content().orders.order.notFound.title);

/** For an unknown key, with a way to get a new one. */
export default function UnknownOrder() {
  const { title, text, button } = content().orders.order.notFound;
  return (
    <Message title={title} text={text}>
      <ButtonLink href={routes.findPurchase}>{button}</ButtonLink>
    </Message>
  );
}
