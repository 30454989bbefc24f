import { isIP } from 'node:net';
import { err, ok, type Result } from '@/lib/kernel/result';
import { isPublicAddress, lookupAllowing } from './public-address';

/**
 * Whether the lead webhook would call this address, as the name servers answer now. Nothing is connected to.
 * @param privateHost the one that may lie in a private network
 */
export function checkWebhookAddress(url: string, privateHost?: string): Promise<Result<null, string>> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (host === privateHost) return Promise.resolve(ok(null));
  if (isIP(host) !== 0)
    return Promise.resolve(
      isPublicAddress(host) ? ok(null) : err(`${host} is not an address of the open internet.`),
    );
  return new Promise((resolve) =>
    lookupAllowing(isPublicAddress)(host, { all: true }, (error) =>
      resolve(error ? err(error.message) : ok(null)),
    ),
  );
}
