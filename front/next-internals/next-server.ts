// Delete when Next leaves requests for another protocol to the server that it is given.
// Test: tests/http/front.spec.ts
import { createServer } from 'node:http';
import next from 'next';

/**
 * Next as a handler of requests. It takes over those that ask for another protocol (Upgrade) on the server it
 * is given, and leaves most of them open. The site speaks no other: Next gets a server that never listens,
 * and ours answers as if no upgrade had been asked for.
 * @param dir the folder that it serves from
 */
export function nextServer(dir: string, hostname: string, port: number) {
  return next({ dev: false, dir, hostname, port, httpServer: createServer() });
}
