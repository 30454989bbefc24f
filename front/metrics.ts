import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { log } from '@/lib/platform/log/log';
import { runningSite } from '@/lib/server/running-site';
import type { Answered } from './request-log';

/** From answers out of memory to a report as PDF, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts answers, and serves the numbers for Prometheus on a port of the loopback interface. */
export function countRequests(port: number) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'plumbline_request_seconds',
    help: 'Answered requests, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  outboxGauges(register);
  reconciledGauge(register);
  return {
    server: serveMetrics(port, () => register.metrics()),
    count: ({ method, route, status, ms }: Answered) =>
      requests.observe({ method, route, status }, ms / 1000),
  };
}

function outboxGauges(register: Registry): void {
  const waiting = new Gauge({
    name: 'plumbline_outbox_waiting',
    help: 'Mails that wait to be sent',
    registers: [register],
    async collect() {
      const found = await runningSite()?.outbox();
      if (!found) return;
      waiting.set(found.waiting);
      oldest.set(found.oldestSeconds);
    },
  });
  const oldest = new Gauge({
    name: 'plumbline_outbox_oldest_seconds',
    help: 'For how long the oldest mail that is due has been waiting',
    registers: [register],
  });
}

function reconciledGauge(register: Registry): void {
  const reconciled = new Gauge({
    name: 'plumbline_reconciled_total',
    help: 'Lost events of Stripe that were made up for, or could not be, since the start, by outcome',
    labelNames: ['outcome'],
    registers: [register],
    collect() {
      for (const [outcome, count] of Object.entries(runningSite()?.mended() ?? {}))
        reconciled.set({ outcome }, count);
    },
  });
}

/** On the loopback interface only: the numbers are not public. */
function serveMetrics(port: number, text: () => Promise<string>): Server {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    text().then(
      (found) => response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(found),
      () => response.writeHead(500).end(),
    );
  });
  server.on('error', (error) => log().error(`METRICS_PORT ${port} can't be used: ${error.message}`));
  return server.listen(port, '127.0.0.1');
}
