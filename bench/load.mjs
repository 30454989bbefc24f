// A process of its own that sends requests and prints what came back: load.mjs '{"url", "seconds", …}' (load.ts).
import autocannon from 'autocannon';

const { url, connections, seconds, requests, overallRate } = JSON.parse(process.argv[2]);
const idReplacement = requests.some((request) => JSON.stringify(request).includes('[<id>]'));
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  requests,
  overallRate,
  idReplacement,
});
console.log(
  JSON.stringify({
    answered: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  }),
);
