import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** One request; every connection sends them in turn. A `[<id>]` in header or body is another 33 characters each time. */
export type LoadRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

export type Load = { url: string; connections: number; seconds: number; requests: LoadRequest[] };

/** Latencies in milliseconds. */
export type Measured = { perSecond: number; p50: number; p99: number };

/** Sends requests for a while, as many as are answered. @throws when one of them fails or is not answered with 2xx */
export async function measure(load: Load): Promise<Measured> {
  const program = path.join(import.meta.dirname, 'load.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(load)]);
  const { failures, ...measured } = JSON.parse(stdout) as Measured & { failures: number };
  const [first] = load.requests;
  if (failures > 0)
    throw new Error(`${failures} requests failed: ${first?.method} ${load.url}${first?.path}`);
  return measured;
}
