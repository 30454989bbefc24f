// Delete when Next takes a nonce from who serves it. Its documents tell of this way only for proxy.ts.
// Test: tests/http/next-internals.spec.ts
import type { IncomingMessage } from 'node:http';

/** Has Next write the nonce of a policy into the scripts of the page that it renders for this request. */
export function useNonceOf(policy: string, request: IncomingMessage): void {
  request.headers['content-security-policy'] = policy;
}
