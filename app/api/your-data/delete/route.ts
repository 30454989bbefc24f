import { keyForm } from '@/app/own-calls';
import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { eraseData } from '@/lib/your-data/erase-data';

/** Deletes everything behind a key. */
export const POST = keyForm(routes.dataDelete, async (token) => {
  const erased = await eraseData(context(), token);
  if (!erased) return routes.dataPage(token);
  return `${routes.yourData}?${erased.isListed ? 'deleted' : 'deleting'}`;
});
