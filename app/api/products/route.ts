import { context } from '@/lib/server/context';
import { publicProduct } from '@/lib/shop/rules/catalogue';
import { answer } from '@/lib/platform/http/endpoint';
import { catalogueOf } from '@/lib/content/catalogue';

/** On request: what is sold now, not at build time. */
export const dynamic = 'force-dynamic';

/** All products on sale, in the toolbox's order (rule 32). */
export function GET(): Promise<Response> {
  const { content, words, now } = context();
  return answer(words, () => {
    const products = catalogueOf(content, now()).map(publicProduct);
    return Promise.resolve(Response.json(products, { headers: { 'cache-control': 'no-cache' } }));
  });
}
