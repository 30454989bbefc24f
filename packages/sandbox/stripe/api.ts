import type { IncomingHttpHeaders } from 'node:http';
import type Stripe from 'stripe';
import { API_VERSION, type Account } from './account';
import { ApiError, invalidRequest } from './api-error';
import { endpointFor } from './endpoints';
import { expanded } from './expand';
import { readForm, type Given } from './form';
import {
  asSeenByBrowser,
  errorAsSeenByBrowser,
  requireClientSecret,
  withoutCredentials,
} from './from-the-browser';
import { answerBefore, isRemembered, type Answer, type Remembered } from './idempotency';
import { newId } from './ids';
import { callerOf, requirePermission, secretKeyRequired, type Caller, type Keys } from './keys';
import { troubleBody, type Trouble } from './trouble';

type Api = { account: Account; keys: Keys; remembered: Remembered };

/** One call as it came in. @property form the parameters, out of the query or the body */
export type ApiCall = { method: string; path: string; form: string; headers: IncomingHttpHeaders };

type ApiAnswer = Answer & { headers: Record<string, string> };

/**
 * Answers one call of Stripe's API, whatever comes: refusals are answers too.
 * @param trouble with a status: the call fails with that, before its work or after it
 */
export function answerCall(api: Api, call: ApiCall, trouble: Trouble | null = null): ApiAnswer {
  const requestId = newId('req');
  const key = keyOf(call);
  const headers: Record<string, string> = {
    'request-id': requestId,
    'stripe-version': API_VERSION,
    ...(key && { 'idempotency-key': key }),
  };
  let caller: Caller = 'server';
  try {
    const given = readForm(call.form);
    caller = callerOf(api.keys, call.headers, given);
    requireVersion(call.headers);
    const before = key && answerBefore(api.remembered, key, call.path, call.form);
    if (before) return { ...before, headers: { ...headers, 'idempotent-replayed': 'true' } };
    api.account.request = { id: requestId, idempotency_key: key ?? null };
    if (caller === 'server') requirePermission(api.keys, call.method, call.path);
    const work = () => perform(api.account, call, caller, given);
    const answer = trouble?.status ? fail(trouble.status, trouble.when, work) : attempt(work);
    api.account.request = null;
    if (key && isRemembered(answer)) {
      api.remembered.set(key, { path: call.path, parameters: call.form, answer });
    }
    return { ...answer, headers };
  } catch (error) {
    return { ...refusal(error), headers };
  }

  function attempt(work: () => object): Answer {
    try {
      return { status: 200, body: work() };
    } catch (error) {
      return refusal(error);
    }
  }

  function fail(status: number, when: Trouble['when'], work: () => object): Answer {
    if (when === 'after') attempt(work);
    return { status, body: troubleBody(status) };
  }

  function refusal(error: unknown): Answer {
    if (!(error instanceof ApiError)) throw error;
    const { status, body } = caller === 'browser' ? errorAsSeenByBrowser(error) : error;
    return { status, body: { error: body } };
  }
}

function perform(account: Account, { method, path }: ApiCall, caller: Caller, given: Given): object {
  const found = endpointFor(method, path);
  if (!found) {
    const message = `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
    throw new ApiError(404, { type: 'invalid_request_error', message });
  }
  const { endpoint, id } = found;
  if (caller === 'server') {
    const answer = endpoint.answer(account, id, given);
    return expanded(account, answer, Object.values((given.expand ?? {}) as Record<string, string>));
  }
  if (!endpoint.fromBrowser) throw secretKeyRequired();
  requireClientSecret(account, id, given);
  return structuredClone(
    asSeenByBrowser(endpoint.answer(account, id, withoutCredentials(given)) as Stripe.PaymentIntent),
  );
}

/** The objects are those of one version: a client that was built for another one would misread them. */
function requireVersion(headers: IncomingHttpHeaders): void {
  const version = one(headers['stripe-version']);
  if (version && version !== API_VERSION) {
    throw invalidRequest(`The sandbox answers as API version ${API_VERSION} only, not ${version}.`);
  }
}

/** The key by which a repeated call is known; only what changes something has one. */
export const keyOf = ({ method, headers }: ApiCall) =>
  method === 'POST' ? one(headers['idempotency-key']) : undefined;

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
