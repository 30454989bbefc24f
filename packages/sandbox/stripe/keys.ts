import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from './api-error';
import type { Given } from './form';

/** The two keys of the account: the server's, and the one that every page shows. */
export type Keys = {
  secretKey: string;
  publishableKey: string;
  /** The permissions that a restricted key lacks, such as rak_refund_write. */
  lacks?: string[];
};
export type Caller = 'server' | 'browser';

const NO_KEY =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";

/** Who calls, by the key in the header, or in the body as Stripe.js sends it. @throws ApiError 401 */
export function callerOf(keys: Keys, headers: IncomingHttpHeaders, given: Given): Caller {
  const key = keyIn(headers.authorization) ?? given.key;
  if (typeof key !== 'string' || key === '') throw unauthorized(NO_KEY);
  if (key === keys.secretKey) return 'server';
  if (key === keys.publishableKey) return 'browser';
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`);
}

/**
 * Permissions are named after the path, as most of Stripe's are.
 * @throws ApiError 403 where a restricted key lacks the permission for a call
 */
export function requirePermission({ lacks = [] }: Keys, method: string, path: string): void {
  const [, , group = '', what = ''] = path.split('/');
  const object = (group === 'checkout' ? `checkout_${what}` : group).replace(/s$/, '');
  const permission = `rak_${object}_${method === 'GET' ? 'read' : 'write'}`;
  if (!lacks.includes(permission)) return;
  const message = `The provided key 'rk_test_***' does not have the required permissions for this endpoint. Having the '${permission}' permission would allow this request to continue.`;
  throw new ApiError(403, { type: 'invalid_request_error', message });
}

/** 403 for whatever a publishable key may not do. */
export function secretKeyRequired(): ApiError {
  const message =
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.';
  return new ApiError(403, { type: 'invalid_request_error', code: 'secret_key_required', message });
}

function keyIn(authorization: string | undefined): string | undefined {
  const [scheme = '', credentials = ''] = (authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() === 'basic') return Buffer.from(credentials, 'base64').toString().split(':')[0];
  return undefined;
}

function unauthorized(message: string): ApiError {
  return new ApiError(401, { type: 'invalid_request_error', message });
}
