import { keyForm } from '@/app/own-calls';
import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { askNewAddress } from '@/lib/your-data/change-address';

/** Asks a new mailbox whether it replaces the address. */
export const POST = keyForm(routes.dataPage, async (token, { email }) => {
  const { notifier, typed } = context();
  const outcome = await askNewAddress(context(), token, email);
  const page = routes.dataPage(token);
  if (outcome === 'unknown') return page;
  // No #address: the wrong field takes the focus itself.
  if (outcome === 'invalid') return `${page}?address=invalid${typed.toQuery({ email })}`;
  notifier.mailQueued();
  return `${page}?address=asked#address`;
});
