import { parseArgs } from 'node:util';
import { sendTestEvent } from '../lib/server/lead-webhook';
import { command, say } from './owner/output';
import { expectTaken } from './owner/test-event';
import { loadCommandEnvironment } from './setup/environment';
import { named } from './owner/sub-command';

const HELP = `npm run webhook -- test [--json]

Posts a test event to LEAD_WEBHOOK_URL at once, signed as every event is, and says what was answered (docs/recipes/lead-webhook.md).
Which events are told otherwise stands under leadWebhook in content/site.yaml.

  --json   the same as JSON
  --help   this text

The exit code is 1 when nothing was taken.
`;

await command(async () => {
  const options = { help: { type: 'boolean' }, json: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return void process.stdout.write(HELP);
  named({ test: { min: 0, max: 0 } }, positionals, HELP);
  const settings = loadCommandEnvironment();
  const sent = await sendTestEvent(settings, () => new Date());
  const host = expectTaken(settings, sent);
  say(values.json ?? false, { taken: true, host }, `${host} took the test event.\n`);
});
