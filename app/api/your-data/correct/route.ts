import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

/** Corrects the contact details of a diagnostic. */
export function POST(request: Request): Promise<Response> {
  const { yourData, ownSite, typed } = container();
  return answerKeyForm(request, ownSite, routes.dataPage, async (token, { token: _, ...fields }) => {
    const outcome = await yourData.correctData(token, fields);
    const page = routes.dataPage(token);
    if (outcome === 'unknown') return seeOther(page);
    return seeOther(`${page}?corrected=${outcome}${outcome === 'refused' ? typed.toQuery(fields) : ''}`);
  });
}
