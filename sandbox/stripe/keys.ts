import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from './api-error';
import type { Given } from './form';

/**
 * The two keys of the account: the server's, and the one that every page shows. The former one, until it has
 * expired.
 */
export type Keys = {
  secretKey: string;
  publishableKey: string;
  formerSecretKey?: string | undefined;
  /** What a restricted key may not do, such as 'POST /v1/refunds'. */
  lacks?: string[];
};
export type Caller = 'server' | 'browser';

const NO_KEY =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";

/** Who calls, by the key in the header, or in the body as Stripe.js sends it. @throws ApiError 401 */
export function callerOf(keys: Keys, headers: IncomingHttpHeaders, given: Given): Caller {
  const key = keyIn(headers.authorization) ?? given.key;
  if (typeof key !== 'string' || key === '') throw unauthorized(NO_KEY);
  if (key === keys.secretKey || key === keys.formerSecretKey) return 'server';
  if (key === keys.publishableKey) return 'browser';
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`);
}

/** @throws ApiError 403 for what the permissions of a restricted key leave out */
export function requirePermission({ lacks = [] }: Keys, call: string): void {
  if (!lacks.some((one) => call.startsWith(one))) return;
  const message = `The provided key does not have the required permissions for this endpoint (${call}).`;
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
