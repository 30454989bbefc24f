import { keyForm } from '@/app/own-calls';
import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { correctData } from '@/lib/your-data/correct-data';

/** Corrects the contact details of a diagnostic. */
export const POST = keyForm(routes.dataPage, async (token, { token: _, ...fields }) => {
  const outcome = await correctData(context(), token, fields);
  const page = routes.dataPage(token);
  if (outcome === 'unknown') return page;
  return `${page}?corrected=${outcome}${outcome === 'refused' ? context().typed.toQuery(fields) : ''}`;
});
