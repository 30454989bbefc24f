import { keyForm } from '@/app/own-calls';
import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { confirmNewAddress } from '@/lib/your-data/change-address';

/** The button of /new-address/[token]: moves everything to the new address. */
export const POST = keyForm(routes.newAddress, async (token) => {
  const moved = await confirmNewAddress(context(), token);
  if (moved) context().notifier.mailQueued();
  return moved ? `${routes.yourData}?moved` : routes.newAddress(token);
});
