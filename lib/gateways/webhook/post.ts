import { createHmac } from 'node:crypto';
import https from 'node:https';
import { isIP } from 'node:net';
import type { Handover } from '@/lib/usecases/ports';
import { isPublicAddress, publicLookup } from './public-address';

const PATIENCE_MS = 10_000;
/** More of an answer is not read. */
const MOST_BYTES = 64 * 1024;

type Setting = {
  url: string;
  secret: string;
  now: () => Date;
  /** Only for tests, which have a server of their own: how names are looked up, which addresses do, whom is trusted. */
  world?: { lookup: typeof publicLookup; allows: (address: string) => boolean; ca: string };
};

/**
 * Posts JSON to the firm's address: over https, to the open internet only, no redirect followed, 10 s, 64 kB. Signed as
 * Stripe signs: `t` is the time in seconds, `v1` the HMAC-SHA256 of "t.body" with the secret, in hex.
 */
export function webhookPoster({ url, secret, now, world }: Setting) {
  const { lookup, allows } = world ?? { lookup: publicLookup, allows: isPublicAddress };
  const target = new URL(url);

  return (id: string, body: object): Promise<Handover> => {
    const host = target.hostname.replace(/^\[|\]$/g, '');
    // An address in place of a name is never looked up.
    if (target.protocol !== 'https:' || (isIP(host) !== 0 && !allows(host)))
      return Promise.resolve(failed('The address is not https, or not one of the open internet.'));
    const text = JSON.stringify(body);
    const seconds = Math.floor(now().getTime() / 1000);
    const signature = createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'user-agent': 'plumbline-webhook',
      'plumbline-delivery': id,
      'plumbline-signature': `t=${seconds},v1=${signature}`,
    };
    return new Promise((resolve) => {
      const request = https.request(target, {
        method: 'POST',
        headers,
        lookup,
        agent: false,
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(world && { ca: world.ca }),
      });
      request.on('error', ({ message }) => resolve(failed(message)));
      request.on('response', (response) => {
        const status = response.statusCode ?? 0;
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > MOST_BYTES) request.destroy(new Error('The answer is longer than 64 kB.'));
        });
        response.on('error', ({ message }) => resolve(failed(message)));
        response.on('end', () =>
          resolve(status >= 200 && status < 300 ? { ok: true } : failed(`The answer was ${status}.`)),
        );
      });
      request.end(text);
    });
  };
}

const failed = (answer: string): Handover => ({ ok: false, permanent: false, answer: answer.slice(0, 300) });
