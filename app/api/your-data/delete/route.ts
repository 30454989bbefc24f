import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';
import { eraseData } from '@/lib/your-data/erase-data';

/** Deletes everything behind a key. */
export function POST(request: Request): Promise<Response> {
  const { ownSite } = context();
  return answerKeyForm(request, ownSite, routes.dataDelete, async (token) => {
    const erased = await eraseData(context(), token);
    if (!erased) return seeOther(routes.dataPage(token));
    return seeOther(`${routes.yourData}?${erased.isListed ? 'deleted' : 'deleting'}`);
  });
}
