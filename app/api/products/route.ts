import { container } from '@/lib/container';
import { publicProduct } from '@/lib/shop/rules/catalogue';
import { answer } from '@/lib/platform/http/endpoint';

/** Rendered on request: what the database sells now, not what it sold when the site was built. */
export const dynamic = 'force-dynamic';

/** Answers everything that is sold, in the order of the toolbox (rule 32). */
export function GET(): Promise<Response> {
  const { shop, words } = container();
  return answer(words, async () => {
    const products = await shop.catalogue.list();
    return Response.json(products.map(publicProduct), { headers: { 'cache-control': 'no-cache' } });
  });
}
