import { keyForm } from '@/app/own-calls';
import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { stopNewsletter } from '@/lib/your-data/answer-consent';

/** Stops the newsletter. */
export const POST = keyForm(routes.dataPage, async (token) => {
  await stopNewsletter(context(), token);
  return `${routes.dataPage(token)}?newsletter=stopped#newsletter`;
});
