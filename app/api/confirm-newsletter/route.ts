import { keyForm } from '@/app/own-calls';
import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { confirmNewsletter } from '@/lib/your-data/answer-consent';

/** The button of /confirm-newsletter/[token]. It leads back to that page. */
export const POST = keyForm(routes.confirmNewsletter, async (token) => {
  await confirmNewsletter(context(), token);
  return routes.confirmNewsletter(token);
});
