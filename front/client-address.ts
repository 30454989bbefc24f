import { clientAddress, believes, type TrustedProxies } from '@/lib/platform/http/client-address';
import type { Middleware } from './middleware';

/**
 * What a proxy says of the request that it passes on, beside X-Forwarded-For. Any client can write these
 * headers too.
 */
const FORWARDED = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'];

/**
 * Sets X-Forwarded-For to the one address that a request comes from; the other headers of proxies stay only
 * where the proxy is trusted. Next and our routes believe what they find there
 * (docs/decisions/024-limits.md).
 */
export function oneAddress(trusted: TrustedProxies): Middleware {
  return (next) => (request, response) => {
    const { headers, socket } = request;
    const forwardedFor = headers['x-forwarded-for'];
    const address = clientAddress(
      {
        socket: socket.remoteAddress,
        forwardedFor: Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor,
      },
      trusted,
    );
    if (!believes(socket.remoteAddress, trusted)) for (const name of FORWARDED) delete headers[name];
    if (address === null) delete headers['x-forwarded-for'];
    else headers['x-forwarded-for'] = address;
    return next(request, response);
  };
}
