import { parseArgs } from 'node:util';
import { goLive } from './owner/golive';
import { command, CommandError, handOut } from './owner/output';
import { loadCommandEnvironment } from './setup/environment';

const HELP = `npm run golive [-- --file stripe-webhook.env]

Gets an account at Stripe ready (docs/recipes/going-live.md): tries each permission that the site uses without changing anything,
makes the webhook endpoint for BASE_URL, and with a test key buys, refunds and disputes, and says what differs from the sandbox.

  --file  where STRIPE_WEBHOOK_SECRET of a new endpoint is written (stripe-webhook.env): Stripe shows it once
`;

await command(async () => {
  const options = {
    help: { type: 'boolean' },
    file: { type: 'string', default: 'stripe-webhook.env' },
  } as const;
  const { values } = parseArgs({ options });
  if (values.help) return void process.stdout.write(HELP);
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base, BASE_URL: siteUrl } = loadCommandEnvironment();
  if (!key)
    throw new CommandError('STRIPE_SECRET_KEY is not set: copy it from Stripe’s Dashboard into .env.');
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const keep = (secret: string) =>
    handOut(values.file, `STRIPE_WEBHOOK_SECRET=${secret}\n`, 'The signing secret');
  await goLive({ key, base, siteUrl, say, keep });
});
