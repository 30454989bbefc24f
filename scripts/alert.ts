import { loadContent } from '../lib/content/load';
import { contentFolder } from '../lib/platform/config/running';
import { randomId } from '../lib/platform/random/random-id';
import { smtpTransport } from '../lib/platform/smtp/transport';
import { command, CommandError } from './owner/output';
import { loadEnvironment } from './setup/environment';
import { inProject } from './setup/project.mjs';

const HELP = `npm run alert -- WHAT

Writes to the owner (notices in content/site.yaml) at once that WHAT has failed, past the database: that may be what has failed.
For OnFailure= of a unit, or a line of cron. The exit code is 1 when the mail server did not take it; then stderr says why.
`;

await command(async () => {
  const [what = '--help'] = process.argv.slice(2);
  if (what === '--help') return void process.stdout.write(HELP);
  const { SMTP_URL: url, MAIL_FROM: from, BASE_URL: site } = loadEnvironment();
  if (!url || !from) throw new CommandError('SMTP_URL and MAIL_FROM are not set: nobody can be written to.');
  const { notices } = loadContent(inProject(contentFolder())).site;
  const text = `${what} has failed on the server of ${site}, at ${new Date().toISOString()}.\n\nIts log says why: journalctl -u ${what}\n`;
  const transport = smtpTransport({ url, from });
  const html = `<p>${text.replaceAll(/[&<>]/g, '').replaceAll('\n\n', '</p><p>')}</p>`;
  const mail = { to: notices.email, subject: `Your site needs you: ${what} has failed`, text, html };
  const handover = await transport.send({ ...mail, messageId: randomId() });
  transport.close();
  if (!handover.ok) throw new CommandError(`The mail server did not take it: ${handover.answer}`);
});
