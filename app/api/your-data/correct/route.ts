import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';
import { correctData } from '@/lib/your-data/correct-data';

/** Corrects the contact details of a diagnostic. */
export function POST(request: Request): Promise<Response> {
  const { ownSite, typed } = context();
  return answerKeyForm(request, ownSite, routes.dataPage, async (token, { token: _, ...fields }) => {
    const outcome = await correctData(context(), token, fields);
    const page = routes.dataPage(token);
    if (outcome === 'unknown') return seeOther(page);
    return seeOther(`${page}?corrected=${outcome}${outcome === 'refused' ? typed.toQuery(fields) : ''}`);
  });
}
