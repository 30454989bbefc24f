import { type NextRequest, NextResponse } from 'next/server';
import { MOST } from '@/lib/kernel/limits';
import { inSmallLetters } from '@/lib/kernel/pages';
import { policySite, wholePolicy } from '@/lib/platform/http/policy.mjs';

/** No address of ours has these, and Next answers some with a failure. */
const NO_ADDRESS = /[[\]*\\]|%(5b|5d|2f|5c)|^\/_global-error/i;

/** What takes a form or a call; all else is read. */
const TAKING = /^\/(diagnostic\/answer|diagnostic\/results\/[^/]+\/report|orders\/[^/]+\/refund)$/;

/** Pages that are rendered when they are asked for, so that their scripts are known by a nonce alone. */
const RENDERED =
  /^\/(find-purchase|your-data(\/[^/]+(\/delete)?)?|diagnostic\/(steps|results(\/[^/]+)?)|team\/[^/]+(\/delete)?|(orders|not-me|new-address|confirm-newsletter|unsubscribe)\/[^/]+)$/;
const PRODUCT = /^\/toolbox\/([^/]+)$/;
const PRODUCTS = new Set(process.env.PRODUCTS?.split(' '));

const site = policySite(process.env.BASE_URL ?? '', process.env.STRIPE_JS_URL);

/**
 * Refuses what is no request to this site, and gives pages that are rendered now a policy with a nonce,
 * which Next writes into their scripts. All else is in next.config.mjs.
 */
export function proxy({ method, nextUrl, headers }: NextRequest): Response {
  const { pathname, search } = nextUrl;
  if (pathname.length + search.length > MOST.address) return refused(414);
  if (search.split('&').length > MOST.names) return refused(400);
  if (!['GET', 'HEAD'].includes(method) && !TAKING.test(pathname))
    return refused(405, { Allow: 'GET, HEAD' });
  if (NO_ADDRESS.test(pathname)) return refused(404);
  const small = inSmallLetters(pathname);
  if (small) return NextResponse.redirect(new URL(small + search, nextUrl), 308);
  // What `next dev` writes into pages goes by no policy.
  if (!isRendered(pathname) || process.env.NODE_ENV === 'development') return NextResponse.next();
  const policy = wholePolicy(site, { leads: pathname.startsWith('/orders/') }, [
    `'nonce-${btoa(crypto.randomUUID())}'`,
  ]);
  const asked = new Headers(headers);
  asked.set('content-security-policy', policy);
  const answer = NextResponse.next({ request: { headers: asked } });
  answer.headers.set('content-security-policy', policy);
  return answer;
}

function isRendered(pathname: string): boolean {
  const product = PRODUCT.exec(pathname)?.[1];
  return product ? !PRODUCTS.has(product) : RENDERED.test(pathname);
}

function refused(status: number, more?: Record<string, string>): Response {
  const headers = {
    ...more,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  };
  return new Response(`${status}\n`, { status, headers });
}

/** Not for calls: Next would read their bodies twice. */
export const config = { matcher: '/((?!_next/static/|_still/|api/).*)' };
