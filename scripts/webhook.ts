import { sendTestEvent } from '../lib/server/mail-delivery';
import { command, named } from './owner/command';
import { CommandError, say } from './owner/output';
import { loadCommandEnvironment } from './setup/environment';

const HELP = `npm run webhook -- test [--json]

Posts a test event to LEAD_WEBHOOK_URL at once, signed as every event is, and says what was answered (docs/recipes/lead-webhook.md).
Which events are told otherwise stands under leadWebhook in content/site.yaml.

  --json   the same as JSON
  --help   this text

The exit code is 1 when nothing was taken.
`;

await command({ help: HELP, options: {}, takesWords: true }, async ({ json = false }, words) => {
  named({ test: { min: 0, max: 0 } }, words, HELP);
  const settings = loadCommandEnvironment();
  const sent = await sendTestEvent(settings, () => new Date());
  const { LEAD_WEBHOOK_URL: url } = settings;
  if (!sent || !url)
    throw new CommandError('LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET are not set: there is nobody to tell.');
  if (!sent.ok) throw new CommandError(`The test event was not taken: ${sent.answer}`);
  const { host } = new URL(url);
  say(json, { taken: true, host }, `${host} took the test event.\n`);
});
