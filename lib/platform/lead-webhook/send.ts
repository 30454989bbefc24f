import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import ipaddr from 'ipaddr.js';
import type { LeadWebhookSender, Handover } from '@/lib/mail/rules/finished-mail';

const TIMEOUT_MS = 10_000;
/** The rest of an answer is not read. */
const MOST_BYTES = 64 * 1024;

/** What tests replace, such as which addresses count as of the open internet. */
export type LeadWebhookWorld = {
  resolve: Resolve;
  allows: (address: string) => boolean;
  ca: string;
  timeoutMs: number;
};

type Setting = {
  url: string;
  secret: string;
  /** May lie in a private network, and be spoken to without https where it does. */
  privateHost?: string | undefined;
  now: () => Date;
  world?: LeadWebhookWorld;
};

/**
 * Posts JSON to the firm's address: over https, to the open internet only but for one host that is named, no
 * redirect followed, 10 s, 64 kB. Signed as Standard Webhooks are: the HMAC-SHA256 of "id.seconds.body".
 */
export function leadWebhookSender(setting: Setting): LeadWebhookSender {
  const { secret, privateHost, now, world } = setting;
  const target = new URL(setting.url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const allowed = allowedFor(target, privateHost, world?.allows);
  // An address in place of a name is never looked up.
  const forbidden = isIP(host) !== 0 && !allowed.allows(host);
  const client = target.protocol === 'http:' ? http : https;

  return (id, body) => {
    if (forbidden) return Promise.resolve(failed(`${host} ${allowed.else}`));
    const text = JSON.stringify(body);
    return new Promise((resolve) => {
      const request = client.request(target, {
        method: 'POST',
        headers: headersOf(id, text, now(), secret),
        lookup: lookupAllowing(allowed, world?.resolve),
        agent: false,
        // Also where the environment of the process says otherwise.
        rejectUnauthorized: true,
        signal: AbortSignal.timeout(world?.timeoutMs ?? TIMEOUT_MS),
        ...(world && { ca: world.ca }),
      });
      request.on('error', (error) => resolve(failed(reasonOf(error))));
      request.on('response', (response) => {
        const status = response.statusCode ?? 0;
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length <= MOST_BYTES) return;
          resolve(failed('The answer is longer than 64 kB.'));
          request.destroy();
        });
        response.on('error', (error) => resolve(failed(reasonOf(error))));
        response.on('end', () =>
          resolve(status >= 200 && status < 300 ? { ok: true } : failed(`The answer was ${status}.`)),
        );
      });
      request.end(text);
    });
  };
}

function headersOf(id: string, text: string, now: Date, secret: string) {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${text}`).digest('base64');
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'user-agent': 'plumbline-webhook',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}

const reasonOf = (error: Error) =>
  error.name === 'AbortError' || error.name === 'TimeoutError'
    ? 'No answer within ten seconds.'
    : error.message;

const failed = (answer: string): Handover => ({ ok: false, permanent: false, answer: answer.slice(0, 300) });

/** Whether an address is of the open internet: not private or reserved, nor such a one inside IPv6. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Unmaps ::ffff:10.0.0.1; most other forms that carry an IPv4 address have a range of their own, which is
  // not unicast.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL_UNICAST);
}

/** All that is given out of IPv6 (RFC 4291); outside it lies ::10.0.0.1, say. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

type Allowed = { allows: (address: string) => boolean; else: string };

/**
 * What a webhook may connect to: the open internet, and by https only. The one host that is named may lie
 * anywhere by https, and off the open internet without.
 * @param isPublic set by tests
 */
function allowedFor(
  { protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>,
  privateHost?: string,
  isPublic = isPublicAddress,
): Allowed {
  const isNamed = hostname.replace(/^\[|\]$/g, '') === privateHost;
  if (protocol === 'https:')
    return {
      allows: (address) => isNamed || isPublic(address),
      else: 'is not an address of the open internet.',
    };
  return {
    allows: (address) => isNamed && isIP(address) !== 0 && !isPublic(address),
    else: 'may go without https only where LEAD_WEBHOOK_PRIVATE_HOST names it, off the open internet.',
  };
}

type Answer = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

type Resolve = (
  name: string,
  options: LookupOptions & { all: true },
  answer: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** Fails when any address of a name is not allowed: what was looked at is what is connected to. */
function lookupAllowing(allowed: Allowed, resolve: Resolve = lookup) {
  return (name: string, options: LookupOptions, answer: Answer): void =>
    resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => allowed.allows(address)))
        return answer(new Error(`${name} ${allowed.else}`), []);
      if (options.all) return answer(null, addresses);
      answer(null, first.address, first.family);
    });
}
