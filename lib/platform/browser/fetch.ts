/** A call that was answered, but not with success. Its message is 'status: body', or has the status text. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = 'HttpError';
  }
}

type Problem = { message?: string; fields?: Record<string, string>; amount?: number };

/** What our own error says; nothing of an answer by what stands between a visitor and us. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof HttpError)) return {};
  try {
    const problem = JSON.parse(error.body) as Problem;
    return typeof problem.message === 'string' ? problem : {};
  } catch {
    return {};
  }
}

export const SLOW_MS = 15_000;

/**
 * Every call of the browser to our own API (rule 78): no retries, and no waiting beyond `signal`, or 15
 * seconds. With `keepalive` it arrives also when the page is left meanwhile.
 * @throws HttpError for any answer that is not a success, TypeError when there was none, DOMException when
 * the waiting ended
 */
export async function call(
  method: 'GET' | 'POST',
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
  {
    keepalive = false,
    signal = AbortSignal.timeout(SLOW_MS),
  }: { keepalive?: boolean; signal?: AbortSignal } = {},
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    keepalive,
    signal,
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText);
  return response;
}

/** GET, parsed. With `unauthorized: 'empty'` a 401 is an empty result instead of an error. */
export async function getJson<T>(
  url: string,
  { unauthorized = 'throw' }: { unauthorized?: 'throw' | 'empty' } = {},
): Promise<T | null> {
  try {
    return (await (await call('GET', url)).json()) as T;
  } catch (error) {
    if (unauthorized === 'empty' && error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}
