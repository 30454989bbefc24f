import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LeadWebhookSender } from '@/lib/mail/rules/finished-mail';
import type { Handover } from '@/lib/mail/rules/finished-mail';
import { allowedFor, lookupAllowing, type Resolve } from './public-address';

const TIMEOUT_MS = 10_000;
/** The rest of an answer is not read. */
const MOST_BYTES = 64 * 1024;

/**
 * What tests replace: how names are looked up, which addresses count as of the open internet, and the
 * certificate authority.
 */
export type LeadWebhookWorld = {
  resolve: Resolve;
  allows: (address: string) => boolean;
  ca: string;
  timeoutMs: number;
};

type Setting = {
  url: string;
  secret: string;
  /**
   * The one name or address that may lie in a private network, and be spoken to without https where it does.
   */
  privateHost?: string | undefined;
  now: () => Date;
  /** Set by tests only: without it, names are looked up, and only public addresses are allowed. */
  world?: LeadWebhookWorld;
};

/**
 * Posts JSON to the firm's address: over https, to the open internet only but for one host that is named, no
 * redirect followed, 10 s, 64 kB. Signed as Standard Webhooks are, over "id.t.body", and as Stripe signs: `t`
 * is the time in seconds, `v1` the HMAC-SHA256 of "t.body" with the secret, in hex.
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
  const hmac = (signed: string) => createHmac('sha256', secret).update(signed);
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'user-agent': 'plumbline-webhook',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${hmac(`${id}.${seconds}.${text}`).digest('base64')}`,
    'plumbline-delivery': id,
    'plumbline-signature': `t=${seconds},v1=${hmac(`${seconds}.${text}`).digest('hex')}`,
  };
}

const reasonOf = (error: Error) =>
  error.name === 'AbortError' || error.name === 'TimeoutError'
    ? 'No answer within ten seconds.'
    : error.message;

const failed = (answer: string): Handover => ({ ok: false, permanent: false, answer: answer.slice(0, 300) });
