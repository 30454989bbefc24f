/** An answer other than the one that was hoped for; the message is for whoever sits before the screen. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly needsToken = false,
  ) {
    super(message);
  }
}

/** Kept by origin, port and all, so that no other server on this machine is ever sent it. */
const KEY = 'studio-key';

/** Asks the studio; with a body it is a change. @throws Refused */
export async function ask<Answer>(address: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(address, {
    headers: {
      'studio-key': localStorage.getItem(KEY) ?? '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused(0, 'The studio doesn’t answer. Is it still running in its terminal?');
  });
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text) as Answer;
  const isJson = answer.headers.get('content-type') === 'application/json';
  const { message, needsToken } = (isJson ? JSON.parse(text) : { message: text }) as Partial<Refused>;
  throw new Refused(answer.status, message ?? text, needsToken);
}

/** Exchanges the key of a link for a session. @throws Refused */
export async function open(key: string, token: string): Promise<void> {
  const opened = await ask<{ key: string }>('/api/open', { key, token });
  localStorage.setItem(KEY, opened.key);
}
