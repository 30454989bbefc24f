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

/**
 * Browsers send no more than 64 KiB on after a page is left, and refuse what is longer. A character is 3
 * bytes at most.
 */
const MOST_LEFT_BEHIND = 20_000;

/**
 * Asks the studio; with a body it is a change, which still arrives when the page is left, unless it is a
 * file.
 * @throws Refused
 */
export function ask<Answer>(address: string, body?: unknown): Promise<Answer> {
  const key = { 'studio-key': localStorage.getItem(KEY) ?? '' };
  if (body === undefined) return answerOf(fetch(address, { headers: key }));
  if (body instanceof Blob)
    return answerOf(
      fetch(address, {
        ...{ method: 'POST', body },
        headers: { ...key, 'content-type': 'application/octet-stream' },
      }),
    );
  const sent = JSON.stringify(body);
  return answerOf(
    fetch(address, {
      ...{ method: 'POST', body: sent, keepalive: sent.length <= MOST_LEFT_BEHIND },
      headers: { ...key, 'content-type': 'application/json' },
    }),
  );
}

/** What was answered. @throws Refused also when the answer breaks off */
export async function answerOf<Answer>(asked: Promise<Response>): Promise<Answer> {
  try {
    const answer = await asked;
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as Answer;
    const isJson = answer.headers.get('content-type') === 'application/json';
    const { message, needsToken } = (isJson ? JSON.parse(text) : { message: text }) as Partial<Refused>;
    throw new Refused(answer.status, message ?? text, needsToken);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(0, 'The studio doesn’t answer. Is it still running in its terminal?');
  }
}

/** Exchanges the key of a link for a session. @throws Refused */
export async function open(key: string, token: string): Promise<void> {
  const opened = await ask<{ key: string }>('/api/open', { key, token });
  localStorage.setItem(KEY, opened.key);
}
