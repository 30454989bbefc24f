import { command } from './owner/command';
import { goLive } from './owner/golive';
import { CommandError, handOut } from './owner/output';
import { loadCommandEnvironment } from './setup/environment';

const HELP = `npm run golive [-- --file stripe-webhook.env]

Gets an account at Stripe ready (docs/recipes/going-live.md): tries each permission that the site uses without changing anything,
and makes the webhook endpoint for BASE_URL.

  --file  where STRIPE_WEBHOOK_SECRET of a new endpoint is written (stripe-webhook.env): Stripe shows it once
`;

const options = { file: { type: 'string', default: 'stripe-webhook.env' } } as const;

await command({ help: HELP, options }, async ({ file }) => {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base, BASE_URL: siteUrl } = loadCommandEnvironment();
  if (!key)
    throw new CommandError('STRIPE_SECRET_KEY is not set: copy it from Stripe’s Dashboard into .env.');
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const secret = await goLive({ key, base, siteUrl, say });
  if (secret) handOut(file, `STRIPE_WEBHOOK_SECRET=${secret}\n`, 'The signing secret');
});
