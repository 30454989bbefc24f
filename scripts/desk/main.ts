import { deskServer } from './server';
import { asPort, command } from '../owner/command';
import { openSite } from '../setup/open-site';

const HELP = `npm run desk [-- --port 3010]

Shows leads, orders, waiting mail and one person's data in a browser, on this machine only. It can send a receipt or a
mail again, release an order, export, and erase. Refunds and disputes are done in Stripe's Dashboard.
`;

const options = { port: { type: 'string', default: '3010' } } as const;

await command({ help: HELP, options }, async ({ port: typed }) => {
  const port = asPort(typed);
  const origin = `http://127.0.0.1:${port}`;
  const { server, key } = deskServer(openSite(), origin);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  process.stdout.write(`The desk opens here: ${origin}/open?key=${key}\nCtrl-C stops it.\n`);
});
