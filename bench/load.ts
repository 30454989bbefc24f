import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { cpuSeconds } from './process-holds';

/** What a page of ours says with a call. */
export const FROM_PAGE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

/**
 * One request; every connection sends them in turn. A `[<id>]` in header or body is another 33 characters
 * each time.
 */
export type LoadRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

type Load = {
  connections: number;
  seconds: number;
  requests: LoadRequest[];
};

/** Latencies, and the server's processor time per request, in milliseconds. */
export type Measured = { perSecond: number; p50: number; p99: number; cpu: number };

/** Refused: with 429 or 503. */
type Result = Omit<Measured, 'cpu'> & { answered: number; refused: number; failures: number };

/** Sends requests for a while, as many as are answered. @throws when one of them is not answered with 2xx */
export async function measure(server: { url: string; pid: number }, load: Load): Promise<Measured> {
  const before = cpuSeconds(server.pid);
  const { failures, refused, answered, ...measured } = await send(server.url, load);
  const cpu = cpuSeconds(server.pid) - before;
  const [first] = load.requests;
  if (failures + refused > 0)
    throw new Error(`${failures + refused} requests failed: ${first?.method} ${server.url}${first?.path}`);
  return { ...measured, cpu: (cpu / answered) * 1000 };
}

/** The same, whatever is answered: how many with 2xx, and how many not, is in the result. */
export async function send(url: string, load: Load): Promise<Result> {
  const program = path.join(import.meta.dirname, 'load.mjs');
  const sending = promisify(execFile)(process.execPath, [program]);
  sending.child.stdin?.end(JSON.stringify({ url, ...load }));
  return JSON.parse((await sending).stdout) as Result;
}
