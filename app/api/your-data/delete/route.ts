import { routes } from '@/lib/kernel/routes';
import { container } from '@/lib/container';
import { answerKeyForm } from '@/lib/platform/http/own-site';
import { seeOther } from '@/lib/platform/http/see-other';

/** Deletes everything behind a key. */
export function POST(request: Request): Promise<Response> {
  const { yourData, ownSite } = container();
  return answerKeyForm(request, ownSite, routes.dataDelete, async (token) => {
    const erased = await yourData.eraseData(token);
    if (!erased) return seeOther(routes.dataPage(token));
    return seeOther(`${routes.yourData}?${erased.isListed ? 'deleted' : 'deleting'}`);
  });
}
