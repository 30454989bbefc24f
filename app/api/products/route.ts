import { context } from '@/lib/server/context';
import { publicProduct } from '@/lib/shop/rules/catalogue';
import { answer } from '@/lib/platform/http/endpoint';
import { catalogue } from '@/lib/shop/store/catalogue';

/** On request: what is sold now, not at build time. */
export const dynamic = 'force-dynamic';

/** All products on sale, in the toolbox's order (rule 32). */
export function GET(): Promise<Response> {
  const { database, words } = context();
  return answer(words, async () => {
    const products = await catalogue(database).list();
    return Response.json(products.map(publicProduct), { headers: { 'cache-control': 'no-cache' } });
  });
}
