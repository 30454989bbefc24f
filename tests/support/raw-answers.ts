import { connect } from 'node:net';

/** Status 0: hung up on without an answer, which is one too. 504: neither answered nor hung up on. */
type RawAnswer = { status: number; head: string };

/** Milliseconds, many times what any answer takes. */
const LONGEST_SILENCE = 30_000;

/**
 * Sends bytes as they are over a connection of their own.
 * @param requests how many they are; after several the server has to hang up by itself
 * @returns the first answer, once it is whole, or the server has hung up
 */
export function answerTo(port: number, method: string, bytes: Buffer, requests = 1): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const look = (isOver: boolean) => {
      const answer = firstAnswer(text, method, isOver);
      if (!answer) return;
      socket.destroy();
      resolve(answer);
    };
    socket.setEncoding('latin1').on('data', (more: string) => {
      text += more;
      if (requests === 1) look(false);
    });
    socket.setTimeout(LONGEST_SILENCE, () => {
      socket.destroy();
      resolve({ status: 504, head: '' });
    });
    // A reset is an end as well.
    socket.on('error', () => undefined).once('close', () => look(true));
    socket.write(bytes);
  });
}

/** Asks in turn over so many connections at once. @param ask sends one and waits for what comes back */
export async function askAll<Request>(
  requests: readonly Request[],
  connections: number,
  ask: (request: Request) => Promise<RawAnswer>,
  note: (request: Request, answer: RawAnswer) => void,
): Promise<void> {
  const queue = requests.values();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const request of queue) note(request, await ask(request));
    }),
  );
}

/** @returns null as long as something of it is missing */
function firstAnswer(text: string, method: string, isOver: boolean): RawAnswer | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return isOver ? { status: 0, head: text } : null;
  const head = text.slice(0, end);
  const body = text.slice(end + 4);
  const status = Number(head.slice(9, 12));
  if (status < 200) return firstAnswer(body, method, isOver);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  const isWhole =
    isOver ||
    method === 'HEAD' ||
    [204, 304].includes(status) ||
    (length !== undefined && body.length >= Number(length)) ||
    (/^transfer-encoding: chunked$/im.test(head) && body.endsWith('0\r\n\r\n'));
  return isWhole ? { status, head } : null;
}

/** What a site with `LOG_FORMAT: 'json'` itself calls a failure, of what stood behind a first request too. */
export function failuresIn(log: string): string[] {
  return log.split('\n').filter((line) => /"level":"error"|"status":50[^3]/.test(line));
}

/**
 * Why an answer is none that a stranger may get: a failure, or a refusal for a while that does not say for
 * how long.
 */
export function faultOf({ status, head }: RawAnswer): string | null {
  if (status < 500) return null;
  return status === 503 && /^retry-after: \d+$/im.test(head) ? null : String(status);
}
