// A process of its own that does what the server does before its first request, and then ends.
// With AND_WORK it does all its work once before.
import { runningSite } from '../../lib/server/running-site';
import { start } from '../../lib/server/start';

await start();
if (process.env.AND_WORK) await runningSite()?.workNow();
console.log('started');
// What it holds open, such as connections to Postgres, would keep it alive.
if (process.env.AND_WORK) {
  await runningSite()?.stopWork();
  await runningSite()?.close();
}
