import { keyForm } from '@/app/own-calls';
import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { disownAssessment } from '@/lib/your-data/erase-data';

/** The button of /not-me/[token]: deletes the diagnostic and leads back. */
export const POST = keyForm(routes.notMe, async (token) => {
  await disownAssessment(context(), token);
  return routes.notMe(token);
});
