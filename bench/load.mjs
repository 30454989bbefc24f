// A process of its own that reads what to send from its input, {"url", "seconds", …}, and prints what came
// back (load.ts).
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

const { url, connections, seconds, requests } = JSON.parse(await text(process.stdin));
const idReplacement = requests.some((request) => JSON.stringify(request).includes('[<id>]'));
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  requests,
  timeout: 30,
  idReplacement,
});
const times = (status) => result.statusCodeStats[status]?.count ?? 0;
const refused = times(429) + times(503);
console.log(
  JSON.stringify({
    answered: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused,
    failures: result.non2xx - refused + result.errors + result.timeouts,
  }),
);
