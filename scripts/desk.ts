import { parseArgs } from 'node:util';
import { deskServer } from './desk/server';
import { command, CommandError } from './owner/output';
import { openSite } from './setup/open-site';

const HELP = `npm run desk [-- --port 3010]

Shows leads, orders, waiting mail and one person's data in a browser, on this machine only. It can send a receipt or a
mail again, release an order, export, and erase. Refunds and disputes are done in Stripe's Dashboard.
`;

await command(async () => {
  const options = { help: { type: 'boolean' }, port: { type: 'string', default: '3010' } } as const;
  const { values } = parseArgs({ options });
  if (values.help) return void process.stdout.write(HELP);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new CommandError('--port is a number from 1 to 65535.');
  // Says at once what is missing.
  await openSite().close();
  const origin = `http://127.0.0.1:${port}`;
  const { server, key } = deskServer(() => openSite(), origin);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  process.stdout.write(`The desk opens here: ${origin}/open?key=${key}\nCtrl-C stops it.\n`);
});
