import { createHmac } from 'node:crypto';
import type { Handover } from '@/lib/platform/smtp/finished-mail';

const TIMEOUT_MS = 10_000;

/**
 * Posts JSON to the firm's own system; no redirect is followed. Signed as Standard Webhooks are: the
 * HMAC-SHA256 of "id.seconds.body".
 * @param id the same on every try
 */
export async function postLead(
  { url, secret }: { url: string; secret: string },
  id: string,
  lead: object,
  now: Date,
): Promise<Handover> {
  const body = JSON.stringify(lead);
  const seconds = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64');
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'plumbline-webhook',
        'webhook-id': id,
        'webhook-timestamp': seconds,
        'webhook-signature': `v1,${signature}`,
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? { ok: true } : failed(`The answer was ${response.status}.`);
  } catch (error) {
    const { name, cause } = error as Error;
    return failed(
      name === 'TimeoutError'
        ? 'No answer within ten seconds.'
        : // Without a cause, the message may have the address, and what it may hold.
          cause instanceof Error
          ? cause.message
          : 'It could not be sent.',
    );
  }
}

const failed = (answer: string): Handover => ({ ok: false, permanent: false, answer: answer.slice(0, 300) });
